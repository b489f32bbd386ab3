import { createHash } from 'node:crypto'
import { daysAfter, isBusinessDay, programmeDay, programmeTimeZone } from '#domain/business-days.ts'
import { coinsOf, type EarningRow } from '#domain/earning.ts'
import { demoProducts } from './demo-catalogue.ts'

type DemoPurchaseRow = EarningRow & { sku: string; bags: number }
export type DemoPurchase = {
  sentAt: Temporal.Instant
  decidedAt: Temporal.Instant
  rows: readonly DemoPurchaseRow[]
  isRefused: boolean
}

type Habit = {
  /** Whose habit it is; the same words give the same days. */
  who: string
  monthsAgo: number
  /** About how many coins they earn in that month: at least so many, or at most. */
  coins: number
  isAtLeast: boolean
  now: Temporal.Instant
}

/** What somebody bought in a month: baskets of whole bags, sent on days and at hours at which shops are open. */
export function purchasesOf({ who, monthsAgo, coins, isAtLeast, now }: Habit): DemoPurchase[] {
  const basket = basketWorth(coins, isAtLeast, `${monthsAgo}`)
  const count = Math.min(basket.length, Math.max(1, Math.min(4, Math.round(coins / 700))))
  const shares = Array.from({ length: count }, (_, index) =>
    basket.filter((_, place) => place % count === index),
  )
  const refused = chance(who, monthsAgo, 'refused') < 0.12 ? [basket.slice(0, 1)] : []
  return [...shares, ...refused].map((rows, index) => ({
    ...momentsIn(monthsAgo, now, `${who} ${monthsAgo} ${index}`),
    rows,
    isRefused: index >= count,
  }))
}

/** Between 0 and 1, always the same for the same words. */
export function chance(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32
}

/** What a shop pays for a bag: larger ones cost less by the kilogram, and better food more. */
const goods = demoProducts
  .map(({ sku, title, bag_grams: grams, rate }) => {
    const centsOfKilogram = grams <= 3000 ? 2890 : grams <= 7500 ? 2290 : grams <= 12_000 ? 1790 : 1290
    const cents = (centsOfKilogram * grams * (0.5 + rate / 2000)) / 1000
    const valueCents = Math.round(cents / 100) * 100 - 10
    return { sku, product: title, bags: 1, valueCents, rateThousandths: rate }
  })
  .toSorted((one, other) => coinsOf([one]) - coinsOf([other]))

/** How many bags so much money is. */
export function bagsFor(sku: string, cents: number): number {
  const price = goods.find((bag) => bag.sku === sku)?.valueCents ?? cents
  return cents === 0 ? 0 : Math.max(1, Math.round(cents / price))
}

function basketWorth(coins: number, isAtLeast: boolean, key: string): DemoPurchaseRow[] {
  const basket: DemoPurchaseRow[] = []
  for (;;) {
    const left = coins - coinsOf(basket)
    const fitting = goods.filter((bag) => coinsOf([bag]) <= left)
    const bag = fitting[Math.floor(chance(key, coins, basket.length) * fitting.length)]
    if (!bag) break
    const bags = Math.min(1 + Math.floor(chance(key, basket.length) * 3), Math.floor(left / coinsOf([bag])))
    basket.push({ ...bag, bags, valueCents: bag.valueCents * bags })
  }
  const [cheapest] = goods
  return cheapest && (isAtLeast || basket.length === 0) ? [...basket, cheapest] : basket
}

function momentsIn(monthsAgo: number, now: Temporal.Instant, key: string) {
  const today = Temporal.PlainDate.from(programmeDay(now.epochMilliseconds))
  const first = today.with({ day: 1 }).subtract({ months: monthsAgo })
  const last = monthsAgo === 0 ? today.subtract({ days: 1 }) : first.add({ months: 1 }).subtract({ days: 1 })
  const length = first.until(last).days + 1
  const days = Array.from({ length }, (_, index) => daysAfter(first.toString(), index)).filter((day) =>
    isBusinessDay(day),
  )
  const decidedOn = days[Math.floor(chance(key, 'day') * days.length)]
  const waited = 1 + Math.floor(chance(key, 'wait') ** 2 * 4)
  if (decidedOn)
    return { sentAt: openOn(daysAfter(decidedOn, -waited), key), decidedAt: openOn(decidedOn, key) }
  // The month has hardly begun.
  const begun = first.toZonedDateTime(programmeTimeZone).toInstant()
  const decidedAt = begun.add({ seconds: Math.floor(begun.until(now).total('seconds') / 2) })
  return { sentAt: openOn(daysAfter(first.toString(), -waited), key), decidedAt }
}

/** At some minute between nine and six. */
export function openOn(day: string, key: string): Temporal.Instant {
  const minutes = 9 * 60 + Math.floor(chance(key, day) * 9 * 60)
  const plainTime = { hour: Math.floor(minutes / 60), minute: minutes % 60 }
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: programmeTimeZone, plainTime }).toInstant()
}
