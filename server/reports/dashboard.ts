import { type Language, textIn } from '#contract/languages.ts'
import type { Dashboard, dashboardDays, Period } from '#contract/reports.ts'
import { businessDaysBetween, type ClosingDay, daysAfter, programmeDay } from '#domain/business-days.ts'
import { cached } from '#server/platform/cache.ts'
import { closingDays } from '#server/platform/closing-days.ts'
import type { Db } from '#server/platform/db.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { byWeek, coinReportOf, sumsOf } from './coins.ts'
import { decisionTimes } from './invoices.ts'
import { membersOf } from './members.ts'
import {
  activeMembers,
  movementsBy,
  prizesRunningOut,
  redemptionsUnderWay,
  waitingInvoices,
  waitingMembers,
} from './queries.ts'
import { weeksOf } from './span.ts'

const lowStock = 5
const slowAfterBusinessDays = 2

type Days = (typeof dashboardDays)[number]
type DashboardRequest = { days: Days; language: Language; now: Temporal.Instant }

type Work = Pick<Dashboard, 'invoices' | 'verification' | 'redemptions' | 'low_stock'>
type Trends = Omit<Dashboard, keyof Work>

/** Queues are current; figures of weeks and months are cached. */
export function createDashboard({ keptForMs }: { keptForMs: number }) {
  const trendsIn = (days: number) =>
    cached(keptForMs, (db: Db, now: Temporal.Instant) => trendsOf(db, { now, days }))
  const trends: Record<Days, ReturnType<typeof trendsIn>> = {
    7: trendsIn(7),
    30: trendsIn(30),
    90: trendsIn(90),
    365: trendsIn(365),
  }
  return async (db: Db, request: DashboardRequest): Promise<Dashboard> => {
    const [work, past] = await Promise.all([workOf(db, request), trends[request.days](db, request.now)])
    return { ...work, ...past }
  }
}

async function workOf(db: Db, { language, now }: DashboardRequest): Promise<Work> {
  const today = programmeDay(now.epochMilliseconds)
  const since = slowSince(today, await closingDays(db))
  const [invoices, verification, redemptions, prizes] = await Promise.all([
    waitingInvoices(db),
    waitingMembers(db, startOfDay(since)),
    redemptionsUnderWay(db, today),
    prizesRunningOut(db, lowStock),
  ])
  return {
    invoices: queueOf(invoices, today),
    verification: { ...verification, oldest_at: verification.oldest_at?.toString() ?? null },
    redemptions,
    low_stock: prizes.map(({ id, titles, stock }) => ({
      id,
      title: textIn(titles, language),
      stock: stock ?? 0,
    })),
  }
}

type TrendsRequest = { now: Temporal.Instant; days: number }

async function trendsOf(db: Db, { now, days }: TrendsRequest): Promise<Trends> {
  const today = programmeDay(now.epochMilliseconds)
  const period = lastDays(today, days)
  const quarter = lastDays(today, 84)
  const [coins, before, decided, people, active, movements] = await Promise.all([
    coinReportOf(db, { period, now }),
    movementsBy(db, lastDays(daysAfter(today, -days), days)).then(sumsOf),
    decisionTimes(db, period),
    membersOf(db),
    activeMembers(db, lastDays(today, 90)),
    movementsBy(db, quarter),
  ])
  return {
    coins: {
      issued: coins.issued + coins.reversed,
      issued_before: before.issued + before.reversed,
      spent: 0 - coins.spent - coins.refunded,
      spent_before: 0 - before.spent - before.refunded,
      expired: 0 - coins.expired,
      expired_before: 0 - before.expired,
      outstanding: coins.outstanding,
      debt: coins.debt,
      expiring_30: coins.expiring[0]?.coins ?? 0,
      worth_thousandths: coins.worth_thousandths,
    },
    weeks: byWeek(weeksOf(quarter).slice(-12), movements).map(({ week, issued, spent }) => ({
      week,
      issued,
      spent,
    })),
    decided: {
      total: decided.decided,
      within: decided.within,
      median_days: decided.median_days,
      weeks: decided.weeks,
    },
    members: { total: people.total, active },
  }
}

type InvoiceQueue = Awaited<ReturnType<typeof waitingInvoices>>

function queueOf(waiting: InvoiceQueue, today: string): Dashboard['invoices'] {
  const of = (rows: InvoiceQueue, key: 'count' | 'second' | 'asked_again') =>
    rows.reduce((sum, row) => sum + row[key], 0)
  return {
    waiting: of(waiting, 'count'),
    late: of(
      waiting.filter(({ due_on }) => due_on.toString() < today),
      'count',
    ),
    due: waiting.map(({ due_on, count }) => ({ due_on: due_on.toString(), count })),
    awaiting_second: of(waiting, 'second'),
    asked_again: of(waiting, 'asked_again'),
  }
}

function lastDays(today: string, days: number): Period {
  return { from: daysAfter(today, 1 - days), to: today }
}

/** The first day whose second business day has not passed. */
function slowSince(today: string, closing: readonly ClosingDay[]): string {
  let day = today
  while (businessDaysBetween(day, today, closing) < slowAfterBusinessDays) day = daysAfter(day, -1)
  return day
}
