import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { figure } from '#server/i18n/figures.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { amount, box, button, paragraph } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

type ReversedMail = {
  language: Language
  name: string
  number: string
  coins: number
  balance: number
  debt: number
  reason: string
  publicUrl: string
}

export function reversedMail(mail: ReversedMail) {
  const { language, name, number, coins, balance, debt, reason, publicUrl } = mail
  const words = textsIn(language).mails.invoice_reversed
  const taken = words.coins(figure(language, coins), coins)
  return mailLayout({
    subject: words.subject(number, taken),
    isNotice: true,
    language,
    publicUrl,
    preheader: words.preheader,
    title: words.title(number),
    lead: words.lead(firstName(name)),
    blocks: [
      amount({ amount: taken, detail: words.balance(figure(language, balance)) }),
      box([{ strong: words.why }, reason]),
      ...(debt > 0 ? [paragraph(words.debt(figure(language, debt), debt))] : []),
      button({ label: words.action, url: `${publicUrl}${memberPaths.statement}` }),
    ],
    reason: words.reason(number),
  })
}
