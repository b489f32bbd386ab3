import { sql } from 'kysely'
import { coinsOf, traceOf } from '#domain/earning.ts'
import { advanceChallenges } from '#server/challenges/advance.ts'
import { creditCoins } from '#server/coins/movements.ts'
import type { Tx } from '#server/platform/db.ts'
import { bagsFor } from './demo-purchases.ts'

type Approval = {
  id: string
  by: 'admin' | 'reviewer' | 'machine'
  at: Temporal.Instant
  /** The first of two approvals moves no coins. */
  awaitsSecond?: boolean
  isBlindChecked?: boolean
  note?: string
}

export async function addApproval(tx: Tx, { id, by, at, awaitsSecond = false, note }: Approval) {
  const rows = await tx
    .selectFrom('invoice_row')
    .innerJoin('product', 'product.id', 'invoice_row.product_id')
    .select([
      'invoice_row.id',
      'product.title as product',
      'product.sku',
      'invoice_row.value_cents as valueCents',
      'invoice_row.rate_thousandths as rateThousandths',
    ])
    .where('invoice_row.invoice_id', '=', id)
    .orderBy('invoice_row.position')
    .execute()
  const coins = coinsOf(rows)
  const staff_id =
    by === 'machine' ? null : tx.selectFrom('staff').select('id').where('role', '=', by).limit(1)
  await tx
    .insertInto('invoice_decision')
    .values({
      invoice_id: id,
      staff_id,
      decision: 'approve',
      round: 1,
      decided_at: at,
      takes_effect_at: at,
      carried_out_at: at,
      coins,
      counted: JSON.stringify(rows.map((row) => ({ id: row.id, counted_cents: row.valueCents }))),
      awaits_second: awaitsSecond,
      internal_note: note ?? null,
    })
    .execute()
  return { rows, coins }
}

export async function countApproved(tx: Tx, approval: Approval) {
  const { id, at, isBlindChecked = false } = approval
  const { rows, coins } = await addApproval(tx, approval)
  const { number, memberId } = await tx
    .updateTable('invoice')
    .set({ status: 'counted', coins, blind_check: isBlindChecked, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(['number', 'member_id as memberId'])
    .executeTakeFirstOrThrow()
  for (const { id, sku, valueCents } of rows)
    await tx
      .updateTable('invoice_row')
      .set({ counted_cents: valueCents, counted_units: bagsFor(sku, valueCents) })
      .where('id', '=', id)
      .execute()
  await tx.insertInto('invoice_step').values({ invoice_id: id, step: 'counted', at }).execute()
  const note = { number, trace: traceOf(rows) }
  await creditCoins(tx, { memberId, coins, source: { invoiceId: id }, note, now: at })
  await advanceChallenges(tx, [{ invoiceId: id, memberId }], at)
}
