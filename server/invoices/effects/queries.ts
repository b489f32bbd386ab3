import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import type { CountedRow } from '#contract/invoices-under-review.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export async function invoiceOfDecision(db: Db, decisionId: string) {
  const decision = await db
    .selectFrom('invoice_decision')
    .select('invoice_id')
    .where('id', '=', decisionId)
    .executeTakeFirst()
  return decision?.invoice_id
}

/** Undefined if the decision was undone, carried out before, or erased with its member. */
export async function closeDecision(tx: Tx, decisionId: string, now: Temporal.Instant) {
  return tx
    .updateTable('invoice_decision')
    .from('invoice')
    .set({ carried_out_at: now })
    .whereRef('invoice.id', '=', 'invoice_decision.invoice_id')
    .where('invoice_decision.id', '=', decisionId)
    .where('carried_out_at', 'is', null)
    .where('undone_at', 'is', null)
    .returning(['invoice_decision.id', 'invoice_decision.decision', 'invoice_decision.reason'])
    .returning(['invoice_decision.note', 'invoice_decision.coins', 'invoice_decision.counted'])
    .returning(['invoice_decision.awaits_second', 'invoice_decision.number as mendedNumber'])
    .returning(['invoice.id as invoiceId', 'invoice.member_id as memberId', 'invoice.number'])
    .executeTakeFirst()
}

const settled = { takes_effect_at: null, version: sql<number>`version + 1` }

/** The first of two approvals moves no coins. It opens the invoice to the second person. */
export async function setWaiting(tx: Tx, invoiceId: string) {
  await tx.updateTable('invoice').set(settled).where('id', '=', invoiceId).execute()
}

type InvoiceCount = { invoiceId: string; number: string; coins: number; isBlindChecked: boolean }

export async function setCounted(tx: Tx, { invoiceId, number, coins, isBlindChecked }: InvoiceCount) {
  await tx
    .updateTable('invoice')
    .set({
      ...settled,
      status: 'counted',
      number,
      coins,
      blind_check: isBlindChecked,
      // The programme does not wait for who has it open.
      claimed_by: null,
      claimed_until: null,
    })
    .where('id', '=', invoiceId)
    .execute()
}

export async function documentRows(db: Db, invoiceId: string): Promise<Reading['rows']> {
  const { rows } = await db
    .selectFrom('invoice_reading')
    .select(sql<Reading['rows']>`reading -> 'rows'`.as('rows'))
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return rows
}

type RowCount = Required<Pick<CountedRow, 'id' | 'counted_cents' | 'counted_units'>>

export async function countRows(tx: Tx, rows: readonly RowCount[]) {
  await sql`
    update invoice_row set counted_cents = decided.counted_cents, counted_units = decided.counted_units
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as decided (id uuid, counted_cents bigint, counted_units bigint)
    where invoice_row.id = decided.id`.execute(tx)
}

type InvoiceRefusal = {
  invoiceId: string
  status: 'rejected' | 'incomplete'
  reason: string | null
  note: string | null
}

export async function setRefused(tx: Tx, { invoiceId, status, reason, note }: InvoiceRefusal) {
  await tx
    .updateTable('invoice')
    .set({ ...settled, status, reason, note })
    .where('id', '=', invoiceId)
    .execute()
}

export async function decisionForMail(db: Db, decisionId: string) {
  return db
    .selectFrom('invoice_decision')
    .innerJoin('invoice', 'invoice.id', 'invoice_decision.invoice_id')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .innerJoin('coin_account', 'coin_account.member_id', 'member.id')
    .leftJoin('decision_reason', 'decision_reason.code', 'invoice_decision.reason')
    .select(['member.id as memberId', 'member.name', 'member.email', 'member.language'])
    .select(['invoice.id as invoiceId', 'invoice.number', 'invoice.coins', 'invoice.file_key'])
    .select(['invoice.file_type', 'invoice.file_clean', 'invoice.asked_again_at'])
    .select(['invoice_decision.decision', 'invoice_decision.note', 'decision_reason.texts'])
    .select(['coin_account.balance', 'coin_account.debt'])
    .select([
      sql<Temporal.PlainDate | null>`(
        select expires_on from coin_lot join coin_journal on coin_journal.id = journal_id
        where invoice_id = invoice.id and kind = 'invoice_credit'
      )`.as('expiresOn'),
      sql<Temporal.Instant | null>`(
        select opens_at from coin_lot join coin_journal on coin_journal.id = journal_id
        where invoice_id = invoice.id and kind = 'invoice_credit'
      )`.as('opensAt'),
    ])
    .where('invoice_decision.id', '=', decisionId)
    .executeTakeFirst()
}
