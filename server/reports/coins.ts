import type { CoinReport, Period } from '#contract/reports.ts'
import { daysAfter, programmeDay } from '#domain/business-days.ts'
import { creditKinds, reversalKinds } from '#server/coins/credit-kinds.ts'
import type { Db } from '#server/platform/db.ts'
import { coinsExpiringBy, coinsSince, movementsBy, outstandingCoins } from './queries.ts'
import { spanOf, weeksOf } from './span.ts'

type ReportRequest = { period: Period; now: Temporal.Instant }

export async function coinReportOf(db: Db, { period, now }: ReportRequest): Promise<CoinReport> {
  const span = spanOf(period)
  const [movements, later, { coins: outstanding, worth_thousandths }, expiring] = await Promise.all([
    movementsBy(db, span),
    coinsSince(db, span.until),
    outstandingCoins(db),
    expiringFrom(db, now),
  ])
  const closing = outstanding - later
  return {
    opening: closing - sum(movements.map(({ coins }) => coins)),
    ...sumsOf(movements),
    closing,
    worth_thousandths,
    outstanding,
    expiring,
    weeks: byWeek(weeksOf(period), movements),
  }
}

type Movement = { kind: string; week: Temporal.PlainDate; coins: number }

export function sumsOf(movements: readonly Movement[]) {
  const of = (...kinds: string[]) =>
    sum(movements.filter(({ kind }) => kinds.includes(kind)).map(({ coins }) => coins))
  return {
    issued: of(...creditKinds),
    imported: of('import_credit'),
    reversed: of(...reversalKinds),
    adjusted: of('adjustment', 'adjustment_reversal'),
    spent: of('redemption'),
    refunded: of('redemption_refund'),
    expired: of('expiry'),
    written_off: of('write_off'),
  }
}

export function byWeek(weeks: readonly string[], movements: readonly Movement[]) {
  return weeks.map((week) => {
    const { issued, reversed, spent, refunded, expired } = sumsOf(
      movements.filter((movement) => movement.week.toString() === week),
    )
    return { week, issued: issued + reversed, spent: 0 - spent - refunded, expired: 0 - expired }
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
