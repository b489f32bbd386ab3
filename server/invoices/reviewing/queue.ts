import type { InvoiceStatus } from '#contract/invoices.ts'
import type { OfficeInvoiceRow } from '#contract/invoices-under-review.ts'
import { programmeDay } from '#domain/business-days.ts'
import type { Reviewer } from '#server/invoices/deciding/queries.ts'
import type { Db } from '#server/platform/db.ts'
import { countQueue, invoicesInQueue, type QueueFilters, type QueuePlace } from './queries.ts'
import { riskOf } from './risk.ts'

const pageSize = 30

type ReviewQueueFilters = Partial<Omit<QueueFilters, 'status' | 'today'>> & {
  status?: InvoiceStatus | undefined
  after?: string | undefined
}

/** Waiting invoices come by due day, then those with most findings first. Decided ones come the latest first. */
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

/** A cursor that cannot be read means the first page. */
function placeIn(cursor = ''): QueuePlace | undefined {
  const [, due_on, findings, id] = /^(\d{4}-\d{2}-\d{2})_(\d{1,4})_([\da-f-]{36})$/.exec(cursor) ?? []
  return due_on && findings && id ? { due_on, findings: Number(findings), id } : undefined
}
