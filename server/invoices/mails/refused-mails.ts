import type { Language } from '#contract/languages.ts'
import { linkTo, memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { box, button, paragraph, picture, steps } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

type RefusedMail = {
  language: Language
  name: string
  invoiceId: string
  number: string
  reason: string
  publicUrl: string
}

export function rejectedMail({ canAskAgain, ...refused }: RefusedMail & { canAskAgain: boolean }) {
  const { language, name, number, reason, publicUrl } = refused
  const words = textsIn(language).mails.invoice_rejected
  return mailLayout({
    isNotice: true,
    language,
    publicUrl,
    preheader: words.preheader,
    title: words.title(number),
    lead: words.lead(firstName(name)),
    blocks: [
      box([{ strong: words.why }, reason]),
      paragraph(canAskAgain ? words.again : words.final),
      button({ label: words.action, url: invoiceUrl(refused) }),
    ],
    reason: words.reason(number),
  })
}

/** The photo is in the mail, so that the member sees what the reviewer saw. */
export function betterPhotoMail({ photo, ...refused }: RefusedMail & { photo: Buffer | undefined }) {
  const { language, name, number, reason, publicUrl } = refused
  const words = textsIn(language).mails.invoice_incomplete
  const image = photo && { name: 'photo.jpg', content: photo }
  return mailLayout({
    isNotice: true,
    language,
    publicUrl,
    preheader: words.preheader,
    title: words.title(number),
    lead: `${firstName(name)}, ${words.lead}`,
    blocks: [
      box([{ strong: words.why }, reason]),
      ...(image ? [picture({ image, alt: words.photo })] : []),
      steps({ title: words.how, steps: words.steps }),
      button({ label: words.action, url: invoiceUrl(refused) }),
      paragraph(words.kept),
    ],
    reason: words.reason(number),
  })
}

function invoiceUrl({ publicUrl, invoiceId }: RefusedMail): string {
  return `${publicUrl}${linkTo(memberPaths.invoice, { id: invoiceId })}`
}
