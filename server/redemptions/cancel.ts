import { refundCoins } from '#server/coins/refund.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { putBack } from '#server/store/stock.ts'
import { belongsTo } from './queries.ts'
import { takeStep } from './step.ts'

type Own = { id: string; memberId: string; now: Temporal.Instant }

/** A member may change their mind until the parcel has left. */
export async function cancelOwn(tx: Tx, { id, memberId, now }: Own) {
  if (!(await belongsTo(tx, id, memberId))) throw new Refusal('not_found')
  return cancel(tx, { id, from: ['requested', 'preparing'], version: null, memberId, now })
}

type ByStaff = { id: string; version: number; reason: string; now: Temporal.Instant }

/** A parcel that came back can be cancelled too. */
export async function cancelByStaff(tx: Tx, { id, version, reason, now }: ByStaff) {
  return cancel(tx, { id, from: ['requested', 'preparing', 'shipped'], version, facts: { reason }, now })
}

/** Coins go back to the lots they came from, the unit back on the shelf. */
async function cancel(tx: Tx, change: Omit<Parameters<typeof takeStep>[1], 'to'>) {
  const cancelled = await takeStep(tx, { ...change, to: 'cancelled' })
  await refundCoins(tx, {
    redemptionId: cancelled.id,
    note: { titles: cancelled.titles, ...(change.facts?.reason && { reason: change.facts.reason }) },
    now: change.now,
  })
  if (cancelled.took_stock) await putBack(tx, cancelled.prize_id)
  return cancelled
}
