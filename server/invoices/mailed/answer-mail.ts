import * as z from 'zod/mini'
import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { refusals } from '#contract/refusals.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { job } from '#server/platform/jobs.ts'
import { box, button, facts, steps } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { personalAddress } from './mail-settings.ts'
import { mailToAnswer } from './queries.ts'

const MailedFiles = z.array(z.object({ name: z.string(), outcome: z.string() }))
const MailRefusal = z.nullable(
  z.enum(['not_yours', 'other_address', 'too_many_mails', 'mail_too_large', 'no_files']),
)

/** One answer to each mail that was taken or refused. */
export const answerMailJob = job({
  name: 'answer-invoice-mail',
  payload: z.object({ mailId: z.string(), messageId: z.optional(z.string()) }),
  run: async ({ db, mail, publicUrl, invoiceMail }, { mailId, messageId }) => {
    const found = await mailToAnswer(db, mailId)
    if (!found || !invoiceMail) return
    const { email, language, name } = found
    const refused = MailRefusal.parse(found.refused)
    const files = MailedFiles.parse(found.files)
    const address = await personalAddress(db, invoiceMail.address, found.memberId)
    const answer = refused
      ? refusedAnswer({ language, name, publicUrl, refused, address })
      : takenAnswer({ language, name, publicUrl, files })
    await mail.send({ to: email, ...answer, isAnswerTo: messageId ?? '' })
  },
})

type Answer = { language: Language; name: string; publicUrl: string }

function refusedAnswer({
  refused,
  address,
  ...answer
}: Answer & { refused: NonNullable<z.infer<typeof MailRefusal>>; address: string }) {
  const { language, name, publicUrl } = answer
  const words = textsIn(language).mails.invoice_mail
  return mailLayout({
    language,
    publicUrl,
    preheader: words.refused[refused],
    title: words.refused_title,
    lead: `${firstName(name)}, ${words.refused_lead}`,
    blocks: [
      box(words.refused[refused]),
      ...(refused === 'not_yours' ? [] : [steps({ title: words.how, steps: words.steps(address) })]),
      button({ label: words.open, url: `${publicUrl}${memberPaths.sendInvoice}` }),
    ],
    reason: words.reason,
  })
}

function takenAnswer({ files, ...answer }: Answer & { files: z.infer<typeof MailedFiles> }) {
  const { language, name, publicUrl } = answer
  const words = textsIn(language).mails.invoice_mail
  const isWaiting = files.some(({ outcome }) => outcome === 'waiting')
  const path = isWaiting ? memberPaths.invoiceStack : memberPaths.invoices
  return mailLayout({
    language,
    publicUrl,
    preheader: isWaiting ? words.waits : words.all_done,
    title: words.title,
    lead: `${firstName(name)}, ${isWaiting ? words.waits : words.all_done}`,
    blocks: [
      facts(files.map((file) => ({ label: file.name, value: outcomeIn(language, file.outcome) }))),
      button({ label: isWaiting ? words.check : words.see, url: `${publicUrl}${path}` }),
    ],
    reason: words.reason,
  })
}

function outcomeIn(language: Language, outcome: string): string {
  const texts = textsIn(language)
  if (outcome === 'sent' || outcome === 'waiting') return texts.mails.invoice_mail[outcome]
  const code = (Object.keys(refusals) as (keyof typeof refusals)[]).find((one) => one === outcome)
  const text = code ? texts.refusals[code] : texts.failures.unexpected
  return typeof text === 'function' ? text({}) : text
}
