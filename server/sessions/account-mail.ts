import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { box, button, note, paragraph } from '#server/platform/mail-blocks.ts'
import type { Phrase } from '#server/platform/mail-html.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

type WarningMail = {
  language: Language
  publicUrl: string
  words: { title: string; preheader: string; stranger: Phrase; action: string; reason: string }
  lead: string
  body?: Phrase
  /** Where the button leads: what to do if it was not you. */
  path: string
}

/** Something changed that only the owner of the account may change. Nobody can turn these off. */
export function warningMail({ language, publicUrl, words, lead, body, path }: WarningMail) {
  const support = new URL(memberPaths.support, publicUrl).href
  return mailLayout({
    language,
    publicUrl,
    preheader: words.preheader,
    title: words.title,
    lead,
    blocks: [
      ...(body ? [paragraph(body)] : []),
      box(words.stranger),
      button({ label: words.action, url: publicUrl + path }),
      note(`${textsIn(language).mail.support}: ${support}`),
    ],
    reason: words.reason,
  })
}
