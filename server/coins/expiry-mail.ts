import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { dayIn } from '#server/i18n/date-time.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { amount, button, facts, paragraph } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

type ExpiryMail = {
  language: Language
  name: string
  expiries: readonly { date: string; coins: number }[]
  publicUrl: string
}

export function expiryMail({ language, name, expiries, publicUrl }: ExpiryMail) {
  const words = textsIn(language).mails.expiring
  const number = new Intl.NumberFormat(language)
  const days = expiries.map(({ date, coins }) => ({
    date: dayIn(language, date),
    coins: words.coins(number.format(coins), coins),
  }))
  const total = expiries.reduce((sum, { coins }) => sum + coins, 0)
  const all = words.coins(number.format(total), total)
  const until = (days.length > 1 ? words.until : words.on)(days.at(-1)?.date ?? '')
  const title = words.title(all, until, total)
  return mailLayout({
    isNotice: true,
    language,
    publicUrl,
    preheader: words.preheader,
    title,
    lead: words.lead(firstName(name)),
    blocks: [
      amount({ amount: all, detail: until }),
      ...(days.length > 1 ? [facts(days.map(({ date, coins }) => ({ label: date, value: coins })))] : []),
      paragraph(words.body),
      button({ label: words.action, url: `${publicUrl}${memberPaths.store}` }),
    ],
  })
}
