import * as z from 'zod/mini'
import { linkTo, officeBase, officePaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { button } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { adminsToTell, webhookToTell } from './queries.ts'

/** The team has no language of its own: the programme speaks Portuguese first. */
const language = 'pt-BR'

export async function tellAdmins(tx: Tx, webhookId: string) {
  for (const { id } of await adminsToTell(tx)) await enqueue(tx, webhookOffJob, { staffId: id, webhookId })
}

export const webhookOffJob = job({
  name: 'webhook-switched-off',
  payload: z.object({ staffId: z.string(), webhookId: z.string() }),
  run: async ({ db, mail, publicUrl }, { staffId, webhookId }) => {
    const told = await webhookToTell(db, { staffId, webhookId })
    if (!told) return
    const words = textsIn(language).mails.webhook_switched_off
    const message = mailLayout({
      language,
      publicUrl,
      preheader: words.preheader,
      title: words.title,
      lead: words.lead(firstName(told.name), told.description),
      blocks: [
        button({
          label: words.action,
          url: publicUrl + officeBase + linkTo(officePaths.webhook, { id: webhookId }),
        }),
      ],
      reason: words.reason,
    })
    await mail.send({ to: told.email, ...message })
  },
})
