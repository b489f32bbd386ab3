import { sql } from 'kysely'
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

/** Undefined if it was taken back, carried out before, or erased with its member. */
export async function closeDecision(tx: Tx, decisionId: string, now: Temporal.Instant) {
  return tx
    .updateTable('invoice_decision')
    .from('invoice')
    .set({ carried_out_at: now })
    .whereRef('invoice.id', '=', 'invoice_decision.invoice_id')
    .where('invoice_decision.id', '=', decisionId)
    .where('carried_out_at', 'is', null)
    .where('undone_at', 'is', null)
    .returning([
      'invoice_decision.id',
      'invoice_decision.decision',
      'invoice_decision.reason',
      'invoice_decision.note',
      'invoice_decision.coins',
      'invoice_decision.counted',
      'invoice_decision.awaits_second',
      'invoice_decision.number as mendedNumber',
      'invoice.id as invoiceId',
      'invoice.member_id as memberId',
      'invoice.number',
    ])
    .executeTakeFirst()
}

const settled = { takes_effect_at: null, version: sql<number>`version + 1` }

/** The first of two approvals: it moves nothing, and opens the invoice to the second person. */
export async function setWaiting(tx: Tx, invoiceId: string) {
  await tx.updateTable('invoice').set(settled).where('id', '=', invoiceId).execute()
}

type Counted = { invoiceId: string; number: string; coins: number; isBlindChecked: boolean }

export async function setCounted(tx: Tx, { invoiceId, number, coins, isBlindChecked }: Counted) {
  await tx
    .updateTable('invoice')
    .set({ ...settled, status: 'counted', number, coins, blind_check: isBlindChecked })
    .where('id', '=', invoiceId)
    .execute()
}

/**
 * What of each row counts, in cents and in bags. The document says how many bags of a product there are, whole numbers
 * only; its first row here has them all. What it does not say is one bag a row.
 */
export async function countRows(tx: Tx, invoiceId: string, counted: readonly CountedRow[]) {
  await sql`
    with bags as (
      select line ->> 'product_id' as product_id,
        sum(case when quantity > 0 and quantity = trunc(quantity) then least(quantity, 100000) else 1 end) as units
      from invoice_reading
      cross join jsonb_array_elements(reading -> 'rows') as line
      cross join lateral (select (line ->> 'quantity')::numeric as quantity) as said
      where invoice_id = ${invoiceId} and line ->> 'product_id' is not null
      group by 1
    ), rows as (
      select invoice_row.id, decided.counted_cents, product_id::text as product_id,
        row_number() over (partition by product_id order by position) as place
      from invoice_row
      join jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as decided (id uuid, counted_cents bigint) using (id)
      where invoice_id = ${invoiceId}
    )
    update invoice_row set counted_cents = rows.counted_cents, counted_units = case
      when rows.counted_cents = 0 then 0 when bags.units is null then 1 when place = 1 then bags.units else 0
    end
    from rows left join bags using (product_id) where invoice_row.id = rows.id`.execute(tx)
}

type Refused = {
  invoiceId: string
  status: 'rejected' | 'incomplete'
  reason: string | null
  note: string | null
}

export async function setRefused(tx: Tx, { invoiceId, status, reason, note }: Refused) {
  await tx
    .updateTable('invoice')
    .set({ ...settled, status, reason, note })
    .where('id', '=', invoiceId)
    .execute()
}

export async function blindCheckPercent(db: Db): Promise<number> {
  const { blind_check_percent } = await db
    .selectFrom('setting')
    .select('blind_check_percent')
    .executeTakeFirstOrThrow()
  return blind_check_percent
}
