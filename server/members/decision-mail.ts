import * as z from 'zod/mini'
import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { wantsMail } from '#server/notifications/channels.ts'
import { job } from '#server/platform/jobs.ts'
import { box, button, paragraph } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { contactOf } from './queries.ts'

const Decision = z.enum(['verified', 'refused', 'asked', 'blocked', 'unblocked'])

export const decisionJob = job({
  name: 'member-decision-mail',
  payload: z.object({ memberId: z.string(), decision: Decision, reason: z.optional(z.string()) }),
  run: async ({ db, mail, publicUrl }, { memberId, decision, reason = '' }) => {
    const person = await contactOf(db, memberId)
    if (!person || person.invited_at) return
    // Bad news always needs a mail; good news does not.
    if (decision === 'verified' && !(await wantsMail(db, memberId, 'account'))) return
    await mail.send({ to: person.email, ...decisionMail({ ...person, decision, reason, publicUrl }) })
  },
})

type DecisionMail = {
  language: Language
  name: string
  decision: z.infer<typeof Decision>
  reason: string
  publicUrl: string
}

export function decisionMail({ language, name, decision, reason, publicUrl }: DecisionMail) {
  const words = textsIn(language).mails[decision]
  const blocks =
    'why' in words
      ? [
          box([{ strong: words.why }, reason]),
          paragraph(words.next),
          button({
            label: words.action,
            url: `${publicUrl}${decision === 'asked' ? memberPaths.editData : memberPaths.support}`,
          }),
        ]
      : [paragraph(words.body), button({ label: words.action, url: publicUrl })]
  return mailLayout({
    language,
    publicUrl,
    preheader: words.preheader,
    title: words.title,
    lead: words.lead(firstName(name)),
    blocks,
  })
}
