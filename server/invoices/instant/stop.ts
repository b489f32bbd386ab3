import * as z from 'zod/mini'
import { linkTo, officeBase, officePaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { button } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { adminsToTell, adminToTell, switchOff } from './queries.ts'

type Disagreement = { invoiceId: string; number: string }

/** A person would have decided otherwise than the machine: nothing is credited at once until an admin has looked. */
export async function stopInstantCredit(tx: Tx, { invoiceId, number }: Disagreement): Promise<boolean> {
  if (!(await switchOff(tx, invoiceId))) return false
  for (const { id } of await adminsToTell(tx))
    await enqueue(tx, instantCreditStoppedJob, { staffId: id, invoiceId, number })
  return true
}

/** The team has no language of its own, and nobody of them is at a screen: the programme speaks Portuguese first. */
const language = 'pt-BR'

export const instantCreditStoppedJob = job({
  name: 'instant-credit-stopped',
  payload: z.object({ staffId: z.string(), invoiceId: z.string(), number: z.string() }),
  run: async ({ db, mail, publicUrl }, { staffId, invoiceId, number }) => {
    const person = await adminToTell(db, staffId)
    if (!person) return
    const words = textsIn(language).mails.instant_credit_stopped
    const url = publicUrl + officeBase + linkTo(officePaths.invoice, { id: invoiceId })
    const message = mailLayout({
      language,
      publicUrl,
      preheader: words.preheader,
      title: words.title,
      lead: words.lead(firstName(person.name), number),
      blocks: [button({ label: words.action, url })],
      reason: words.reason,
    })
    await mail.send({ to: person.email, ...message })
  },
})
