import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { dateAndTime } from '#server/i18n/date-time.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { type Block, box, button, paragraph, spelledOut } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

type Recovery = {
  language: Language
  name: string
  askedAt: Temporal.Instant
  token: string
  publicUrl: string
}

export function recoveryMail({ language, name, askedAt, token, publicUrl }: Recovery) {
  const words = textsIn(language).mails.recovery
  const { date, time } = dateAndTime(language, askedAt)
  const lead = words.lead(firstName(name), date, time)
  return passwordMail({
    language,
    publicUrl,
    words,
    lead,
    path: `${memberPaths.choosePassword}?token=${token}`,
  })
}

type PasswordMail = Pick<Recovery, 'language' | 'publicUrl'> & {
  words: Omit<ReturnType<typeof textsIn>['mails']['recovery'], 'lead'>
  lead: string
  path: string
  more?: readonly Block[]
}

export function passwordMail({ language, publicUrl, words, lead, path, more = [] }: PasswordMail) {
  const url = publicUrl + path
  return mailLayout({
    language,
    publicUrl,
    preheader: words.preheader,
    title: words.title,
    lead,
    blocks: [
      button({ label: words.action, url }),
      paragraph(words.validity),
      ...more,
      box(words.stranger),
      spelledOut({ hint: textsIn(language).mail.button_fails, url }),
    ],
    reason: words.reason,
  })
}
