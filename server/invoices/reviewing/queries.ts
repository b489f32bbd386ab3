import { sql } from 'kysely'
import type { InvoiceStatus } from '#contract/invoices.ts'
import type { Db } from '#server/platform/db.ts'

/** Where in the queue an invoice stands: its due day, then how much speaks against it, most first. */
export type Place = { due_on: string; findings: number; id: string }

type Page = {
  status: InvoiceStatus
  after: Place | undefined
  newestFirst: boolean
  most: number
  now: Temporal.Instant
}

const place = sql`(invoice.due_on, -invoice.findings, invoice.id)`

/** Decided ones are read from their end: the latest first. What is being decided this moment waits for nobody. */
export async function invoicesInOrder(db: Db, { status, after, newestFirst, most, now }: Page) {
  const direction = newestFirst ? 'desc' : 'asc'
  const than = newestFirst ? sql`<` : sql`>`
  let query = officeRows(db, now)
    .where('invoice.status', '=', status)
    .where('invoice.takes_effect_at', 'is', null)
  if (after)
    query = query.where(
      sql<boolean>`${place} ${than} (${after.due_on}::date, ${-after.findings}::int, ${after.id}::uuid)`,
    )
  return query
    .orderBy('invoice.due_on', direction)
    .orderBy(sql`-invoice.findings`, direction)
    .orderBy('invoice.id', direction)
    .limit(most)
    .execute()
}

export async function invoiceToReview(db: Db, invoiceId: string, now: Temporal.Instant) {
  return officeRows(db, now)
    .leftJoin('invoice_reading', 'invoice_reading.invoice_id', 'invoice.id')
    .select([
      'invoice_reading.reading',
      'invoice.file_key',
      'invoice.file_type',
      'invoice.file_clean',
      'invoice.coins',
    ])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst()
}

function officeRows(db: Db, now: Temporal.Instant) {
  return db
    .selectFrom('invoice')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'invoice.claimed_by').on('invoice.claimed_until', '>', now),
    )
    .select([
      'invoice.id',
      'invoice.number',
      'invoice.status',
      'invoice.sent_at',
      'invoice.due_on',
      'invoice.estimate',
      'invoice.findings',
      'invoice.version',
      'member.id as memberId',
      'member.name as memberName',
      'member.profile_name as workplace',
      'staff.name as claimedBy',
      sql<boolean>`invoice.status = 'received' and exists (
        select from invoice_decision as made where made.invoice_id = invoice.id and made.round = invoice.round
        and made.awaits_second and made.carried_out_at is not null
      )`.as('needsSecond'),
    ])
}

export async function earlierInvoices(db: Db, memberId: string, invoiceId: string) {
  return db
    .selectFrom('invoice')
    .select(['id', 'number', 'status', 'sent_at', 'coins'])
    .where('member_id', '=', memberId)
    .where('id', '!=', invoiceId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(12)
    .execute()
}

/** What an approval that can still be taken back would count. */
export async function openApproval(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice_decision')
    .select('counted')
    .where('invoice_id', '=', invoiceId)
    .where('decision', '=', 'approve')
    .where('carried_out_at', 'is', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
}
