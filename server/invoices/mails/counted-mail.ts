import type { TraceLine } from '#contract/coins.ts'
import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { firstName } from '#domain/names.ts'
import { dateAndTime, dayIn } from '#server/i18n/date-time.ts'
import { figure } from '#server/i18n/figures.ts'
import { rateIn, reaisIn } from '#server/i18n/money.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { amount, button, facts, note } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

type CountedMail = {
  language: Language
  name: string
  number: string
  coins: number
  balance: number
  expiresOn: string | null
  /** From when the coins can be spent, if later. */
  opensAt: Temporal.Instant | null
  trace: readonly TraceLine[]
  isMended: boolean
  publicUrl: string
}

export function countedMail({ language, name, number, coins, balance, trace, ...more }: CountedMail) {
  const words = textsIn(language).mails.invoice_counted
  const earned = words.coins(figure(language, coins), coins)
  const { expiresOn, opensAt, isMended, publicUrl } = more
  const until = expiresOn ? words.expire(dayIn(language, expiresOn)) : ''
  const opening = opensAt && dateAndTime(language, opensAt)
  const rows = trace.map(({ title, value_cents = 0, rate_thousandths = 0, coins: ofRow }) => ({
    label: title,
    detail: `${reaisIn(language, value_cents)} × ${rateIn(language, rate_thousandths)}`,
    value: figure(language, ofRow),
  }))
  const total = { label: [{ strong: words.total }], value: figure(language, coins) }
  return mailLayout({
    subject: words.subject(number, earned),
    isNotice: true,
    language,
    publicUrl,
    preheader: words.preheader(figure(language, balance)),
    title: words.title(number),
    lead: words.lead(firstName(name)),
    blocks: [
      amount({
        amount: earned,
        detail: [
          words.balance(figure(language, balance)),
          opening && words.opens(opening.date, opening.time),
          until,
        ]
          .filter(Boolean)
          .join(' '),
      }),
      facts([...rows, total]),
      ...(isMended ? [note(words.mended)] : []),
      button({ label: words.action, url: `${publicUrl}${memberPaths.statement}` }),
    ],
    reason: words.reason(number),
  })
}
