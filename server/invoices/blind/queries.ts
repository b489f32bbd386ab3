import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

/** Chosen, not checked yet, and neither decided by this person before nor of themself or their shop. */
function openTo(db: Db, staffId: string) {
  return db
    .selectFrom('invoice')
    .where('invoice.blind_check', '=', true)
    .where(
      sql<boolean>`not exists (select from invoice_blind_check as done where done.invoice_id = invoice.id)
        and not exists (
          select from invoice_decision as made where made.invoice_id = invoice.id and made.staff_id = ${staffId}
        ) and not is_own_document(${staffId}, invoice.member_id)`,
    )
}

export async function isOpenTo(db: Db, invoiceId: string, staffId: string): Promise<boolean> {
  const found = await openTo(db, staffId).select('id').where('id', '=', invoiceId).executeTakeFirst()
  return found !== undefined
}

export async function countOpen(db: Db, staffId: string): Promise<number> {
  const { count } = await openTo(db, staffId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function openInOrder(db: Db, staffId: string) {
  return openTo(db, staffId).select('invoice.id').orderBy('invoice.sent_at').orderBy('invoice.id')
}

/** What was decided of an invoice that counts, to hold the second decision against. */
export async function countedCoins(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice')
    .select(['coins', 'member_id', 'number'])
    .where('id', '=', invoiceId)
    .executeTakeFirst()
}

type Check = {
  invoiceId: string
  staffId: string
  now: Temporal.Instant
  decision: 'approve' | 'reject' | 'request_photo'
  coins: number | null
  reason: string | null
  internalNote: string | null
  agrees: boolean
}

/** False if somebody was faster. */
export async function keepCheck(tx: Tx, check: Check): Promise<boolean> {
  const { invoiceId, staffId, now, internalNote, ...made } = check
  const kept = await tx
    .insertInto('invoice_blind_check')
    .values({
      invoice_id: invoiceId,
      staff_id: staffId,
      checked_at: now,
      internal_note: internalNote,
      ...made,
    })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .returning('invoice_id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function isReason(db: Db, code: string, decision: 'reject' | 'request_photo'): Promise<boolean> {
  const found = await db
    .selectFrom('decision_reason')
    .select('code')
    .where('code', '=', code)
    .where('decision', '=', decision)
    .executeTakeFirst()
  return found !== undefined
}
