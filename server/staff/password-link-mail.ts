import type { Language } from '#contract/languages.ts'
import { firstName } from '#server/i18n/first-name.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { box, button, paragraph, spelledOut } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'
import { passwordLinkPath } from './password-link-path.ts'

type Link = { language: Language; name: string; token: string; publicUrl: string }

export function passwordLinkMail({ language, name, token, publicUrl }: Link) {
  const { mail, mails } = textsIn(language)
  const words = mails.staff_password
  const url = publicUrl + passwordLinkPath(token)
  return mailLayout({
    language,
    publicUrl,
    preheader: words.preheader,
    title: words.title,
    lead: words.lead(firstName(name)),
    blocks: [
      button({ label: words.action, url }),
      paragraph(words.validity),
      box(words.stranger),
      spelledOut({ hint: mail.button_fails, url }),
    ],
    reason: words.reason,
  })
}
