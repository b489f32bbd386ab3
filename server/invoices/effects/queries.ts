import { sql } from 'kysely'
import type { Reading } from '#contract/invoices-reading.ts'
import type { ContentType } from '#server/platform/content-type.ts'
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

/** The programme does not wait for who has one open. */
export async function setCounted(tx: Tx, counts: readonly InvoiceCount[]) {
  await sql`
    update invoice set status = 'counted', number = counted.number, coins = counted.coins,
      blind_check = counted.blind_check, takes_effect_at = null, claimed_by = null, claimed_until = null,
      version = version + 1
    from unnest(
      ${counts.map(({ invoiceId }) => invoiceId)}::uuid[], ${counts.map(({ number }) => number)}::text[],
      ${counts.map(({ coins }) => coins)}::bigint[],
      ${counts.map(({ isBlindChecked }) => isBlindChecked)}::boolean[]
    ) as counted (id, number, coins, blind_check)
    where invoice.id = counted.id`.execute(tx)
}

type ReadDocument = { invoiceId: string; reading: Reading; fileType: ContentType }

/** What was read of invoices, by the invoice: nothing counts that was not read. */
export async function readingsOfInvoices(db: Db, invoiceIds: readonly string[]) {
  const { rows } = await sql<ReadDocument>`
    select invoice_id as "invoiceId", reading, file_type as "fileType"
    from invoice_reading join invoice on invoice.id = invoice_id
    where invoice_id = any(${invoiceIds}::uuid[])`.execute(db)
  const byInvoice = new Map(rows.map((read) => [read.invoiceId, read]))
  return (invoiceId: string) => {
    const read = byInvoice.get(invoiceId)
    if (!read) throw new Error(`invoice ${invoiceId} was not read`)
    return read
  }
}

type RowCount = { id: string; countedCents: number; bags: number }

export async function countRows(tx: Tx, rows: readonly RowCount[]) {
  await sql`
    update invoice_row set counted_cents = decided.cents, counted_units = decided.units
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ countedCents }) => countedCents)}::bigint[],
      ${rows.map(({ bags }) => bags)}::bigint[]
    ) as decided (id, cents, units)
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

/** In no order, without those that went with their member. */
export async function decisionsForMail(db: Db, decisionIds: readonly string[]) {
  return db
    .selectFrom('invoice_decision')
    .innerJoin('invoice', 'invoice.id', 'invoice_decision.invoice_id')
    .innerJoin('member', 'member.id', 'invoice.member_id')
    .innerJoin('coin_account', 'coin_account.member_id', 'member.id')
    .leftJoin('decision_reason', 'decision_reason.code', 'invoice_decision.reason')
    .select([
      'invoice_decision.id',
      'member.id as memberId',
      'member.name',
      'member.email',
      'member.language',
    ])
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
    .where(sql<boolean>`invoice_decision.id = any(${decisionIds}::uuid[])`)
    .execute()
}
