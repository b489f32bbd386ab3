import type { InvoiceStatus } from '#contract/invoices.ts'
import type { OfficeInvoiceRow } from '#contract/invoices-office.ts'
import type { Db } from '#server/platform/db.ts'
import { invoicesInOrder, type Place } from './queries.ts'

const pageSize = 30

type Asked = { status?: InvoiceStatus | undefined; after?: string | undefined; now: Temporal.Instant }

/** What waits for a decision, soonest due first and then the riskiest; or what was decided, the latest first. */
export async function queueOf(db: Db, { status = 'received', after, now }: Asked) {
  const newestFirst = status !== 'received' && status !== 'incomplete'
  const page = { status, after: placeIn(after), newestFirst, most: pageSize + 1, now }
  const rows = await invoicesInOrder(db, page)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return { items: shown.map(rowOf), next: last && rows.length > pageSize ? cursorOf(last) : null }
}

type Row = Awaited<ReturnType<typeof invoicesInOrder>>[number]

export function rowOf(row: Row): OfficeInvoiceRow {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    sent_at: row.sent_at.toString(),
    due_on: row.due_on.toString(),
    member: { id: row.memberId, name: row.memberName, workplace: row.workplace },
    estimate: row.estimate,
    findings: row.findings,
    claimed_by: row.claimedBy,
    needs_second: row.needsSecond,
    version: row.version,
  }
}

function cursorOf({ due_on, findings, id }: Row): string {
  return `${due_on}_${findings}_${id}`
}

/** A cursor that nobody gave is the beginning. */
function placeIn(cursor = ''): Place | undefined {
  const [, due_on, findings, id] = /^(\d{4}-\d{2}-\d{2})_(\d{1,4})_([\da-f-]{36})$/.exec(cursor) ?? []
  return due_on && findings && id ? { due_on, findings: Number(findings), id } : undefined
}
