import type { Answer } from '#contract/endpoint.ts'
import type { InvoiceStatus } from '#contract/invoices.ts'
import type { invoiceCounts } from '#contract/invoices-review.ts'
import type { OfficeInvoiceRow } from '#contract/invoices-under-review.ts'
import { daysAfter, programmeDay } from '#domain/business-days.ts'
import { countBlindChecks } from '#server/invoices/blind-checks/queries.ts'
import type { Reviewer } from '#server/invoices/deciding/queries.ts'
import { cached } from '#server/platform/cache.ts'
import type { Db } from '#server/platform/db.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { readSettings } from '#server/platform/settings.ts'
import {
  countQueue,
  invoicesInQueue,
  paceOf,
  promisesKept,
  type QueueFilters,
  type QueuePlace,
  waitingByDay,
  waitingFor,
} from './queries.ts'
import { riskOf } from './risk.ts'

const pageSize = 30

type ReviewQueueFilters = Partial<Omit<QueueFilters, 'status' | 'today'>> & {
  status?: InvoiceStatus | undefined
  after?: string | undefined
}

export async function reviewQueue(db: Db, request: ReviewQueueFilters, reviewer: Reviewer) {
  const { status = 'received', risk, due, value, only, after } = request
  const filters = { status, risk, due, value, only, today: programmeDay(reviewer.now.epochMilliseconds) }
  const newestFirst = status !== 'received' && status !== 'incomplete'
  const page = { after: placeIn(after), newestFirst, most: pageSize + 1 }
  const rows = await invoicesInQueue(db, filters, page, reviewer)
  const total = await countQueue(db, filters, reviewer)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return { items: shown.map(queueRow), next: last && rows.length > pageSize ? cursorOf(last) : null, total }
}

type QueuedInvoice = Awaited<ReturnType<typeof invoicesInQueue>>[number]

export function queueRow(row: QueuedInvoice): OfficeInvoiceRow {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    sent_at: row.sent_at.toString(),
    due_on: row.due_on.toString(),
    member: { id: row.memberId, name: row.memberName, workplace: row.workplace },
    estimate: row.estimate,
    findings: row.findings,
    risk: riskOf(row.findingList ?? []),
    source: row.source,
    is_new_photo: row.hasNewPhoto,
    is_new_analysis: row.isAskedAgain,
    claimed_by: row.claimedBy,
    is_claimed_by_me: row.isMine,
    needs_second: row.needsSecond,
    version: row.version,
  }
}

function cursorOf({ due_on, findings, id }: QueuedInvoice): string {
  return `${due_on}_${findings}_${id}`
}

function placeIn(cursor = ''): QueuePlace | undefined {
  const [, due_on, findings, id] = /^(\d{4}-\d{2}-\d{2})_(\d{1,4})_([\da-f-]{36})$/.exec(cursor) ?? []
  return due_on && findings && id ? { due_on, findings: Number(findings), id } : undefined
}

const recentDays = 30

export function createQueueCounts({ keptForMs }: { keptForMs: number }) {
  const recent = cached(keptForMs, (db: Db, now: Temporal.Instant) =>
    promisesKept(db, daysAfter(programmeDay(now.epochMilliseconds), 1 - recentDays)),
  )
  return async (db: Db, reviewer: Reviewer): Promise<Answer<typeof invoiceCounts>> => {
    const { staffId, now } = reviewer
    const today = programmeDay(now.epochMilliseconds)
    const days = (await waitingByDay(db)).map(({ due_on, count }) => ({ due_on: due_on.toString(), count }))
    const due = (is: (day: string) => boolean) =>
      days.reduce((sum, { due_on, count }) => sum + (is(due_on) ? count : 0), 0)
    const { undo_seconds } = await readSettings(db, ['undo_seconds'])
    return {
      undo_seconds,
      waiting: due(() => true),
      late: due((day) => day < today),
      today: due((day) => day === today),
      days,
      ...(await waitingFor(db, reviewer)),
      blind: await countBlindChecks(db, staffId),
      recent: await recent(db, now),
      me: await paceOf(db, staffId, startOfDay(today)),
    }
  }
}
