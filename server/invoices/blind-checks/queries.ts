import { sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'
import { isHiddenFrom } from '#server/platform/list-queries.ts'

/** Open blind checks, except for invoices that this person has decided on, or that are their own or their shop's. */
function openBlindChecks(db: Db, staffId: string) {
  return db
    .selectFrom('invoice')
    .where('invoice.blind_check', '=', true)
    .where(isHiddenFrom(staffId, sql.ref('invoice.id')))
}

export async function isBlindCheckOpen(db: Db, invoiceId: string, staffId: string): Promise<boolean> {
  return isFound(openBlindChecks(db, staffId).select('id').where('id', '=', invoiceId))
}

export async function countBlindChecks(db: Db, staffId: string): Promise<number> {
  const { count } = await openBlindChecks(db, staffId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function blindChecksInOrder(db: Db, staffId: string) {
  return openBlindChecks(db, staffId).select('invoice.id').orderBy('invoice.sent_at').orderBy('invoice.id')
}

export async function countedInvoice(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice')
    .select(['coins', 'member_id', 'number'])
    .where('id', '=', invoiceId)
    .executeTakeFirst()
}

type NewBlindCheck = {
  invoiceId: string
  staffId: string
  now: Temporal.Instant
  decision: 'approve' | 'reject' | 'request_photo'
  coins: number | null
  reason: string | null
  internalNote: string | null
  agrees: boolean
}

export async function insertBlindCheck(tx: Tx, check: NewBlindCheck): Promise<boolean> {
  const { invoiceId, staffId, now, internalNote, ...outcome } = check
  return isFound(
    tx
      .insertInto('invoice_blind_check')
      .values({
        invoice_id: invoiceId,
        staff_id: staffId,
        checked_at: now,
        internal_note: internalNote,
        ...outcome,
      })
      .onConflict((conflict) => conflict.column('invoice_id').doNothing())
      .returning('invoice_id'),
  )
}
