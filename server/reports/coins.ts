import type { CoinReport, Period } from '#contract/reports.ts'
import { daysAfter, programmeDay } from '#domain/business-days.ts'
import { issuedKinds, takenBackKinds } from '#server/coins/credit-kinds.ts'
import type { Db } from '#server/platform/db.ts'
import { coinsAtEndOf, coinsExpiringBy, coinWorth, movementsBy } from './queries.ts'
import { weeksOf } from './span.ts'

type ReportRequest = { period: Period; now: Temporal.Instant }

/** What members have is all that came and went, and what they owe besides. */
export async function coinReportOf(db: Db, { period, now }: ReportRequest): Promise<CoinReport> {
  const [movements, end, worth_thousandths, expiring] = await Promise.all([
    movementsBy(db, period),
    coinsAtEndOf(db, period.to),
    coinWorth(db),
    expiringFrom(db, now),
  ])
  const opening_debt = end.debt - sum(movements.map(({ debt }) => debt))
  const opening = end.coins - sum(movements.map(({ coins }) => coins)) + opening_debt
  return {
    opening,
    opening_debt,
    ...sumsOf(movements),
    closing: end.coins + end.debt,
    closing_debt: end.debt,
    worth_thousandths,
    outstanding: end.coins_now + end.debt_now,
    debt: end.debt_now,
    expiring,
    weeks: withBalances(byWeek(weeksOf(period), movements), { opening, opening_debt }),
  }
}

type Movement = { kind: string; week: Temporal.PlainDate; coins: number; debt: number }

export function sumsOf(movements: readonly Movement[]) {
  const of = (...kinds: string[]) =>
    sum(movements.filter(({ kind }) => kinds.includes(kind)).map(({ coins }) => coins))
  return {
    issued: of(...issuedKinds),
    imported: of('import_credit'),
    reversed: of(...takenBackKinds),
    adjusted: of('adjustment', 'adjustment_reversal'),
    spent: of('redemption'),
    refunded: of('redemption_refund'),
    expired: of('expiry'),
    written_off: of('write_off'),
  }
}

export function byWeek(weeks: readonly string[], movements: readonly Movement[]) {
  return weeks.map((week) => {
    const mine = movements.filter((movement) => movement.week.toString() === week)
    const { issued, reversed, spent, refunded, expired } = sumsOf(mine)
    const debt = sum(mine.map((movement) => movement.debt))
    return {
      week,
      issued: issued + reversed,
      spent: 0 - spent - refunded,
      expired: 0 - expired,
      change: sum(mine.map(({ coins }) => coins)) + debt,
      debt,
    }
  })
}

type Opening = Pick<CoinReport, 'opening' | 'opening_debt'>

/** What members had and owed when each week ended. */
function withBalances(
  weeks: ReturnType<typeof byWeek>,
  { opening, opening_debt }: Opening,
): CoinReport['weeks'] {
  let [closing, closing_debt] = [opening, opening_debt]
  return weeks.map(({ change, debt, ...week }) => {
    closing += change
    closing_debt += debt
    return { ...week, closing, closing_debt }
  })
}

async function expiringFrom(db: Db, now: Temporal.Instant) {
  const today = programmeDay(now.epochMilliseconds)
  const horizons = [30, 60, 90] as const
  const coins = await coinsExpiringBy(
    db,
    horizons.map((days) => daysAfter(today, days)),
  )
  return horizons.map((days, place) => ({ days, coins: coins[place] ?? 0 }))
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
