import type { Note } from '#server/coins/note.ts'
import { refundCoins } from '#server/coins/refund.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { putBack } from '#server/store/stock.ts'
import { belongsTo, cancelUnshipped } from './queries.ts'
import { takeStep } from './step.ts'

type Own = { id: string; memberId: string; now: Temporal.Instant }

/** A member may change their mind until the parcel has left. */
export async function cancelOwn(tx: Tx, { id, memberId, now }: Own) {
  if (!(await belongsTo(tx, id, memberId))) throw new Refusal('not_found')
  return cancel(tx, { id, from: ['requested', 'preparing'], version: null, memberId, now })
}

/** For somebody who leaves. Nobody is told: who would be is going, and the redemption goes with them. */
export async function cancelAllOf(tx: Tx, memberId: string, now: Temporal.Instant) {
  const cancelled = await cancelUnshipped(tx, memberId)
  for (const redemption of cancelled) await giveBack(tx, redemption, { titles: redemption.titles }, now)
}

type ByStaff = { id: string; version: number; reason: string; now: Temporal.Instant }

/** A parcel that came back can be cancelled too. */
export async function cancelByStaff(tx: Tx, { id, version, reason, now }: ByStaff) {
  return cancel(tx, { id, from: ['requested', 'preparing', 'shipped'], version, facts: { reason }, now })
}

/** Coins go back to the lots they came from, the unit back on the shelf. */
async function cancel(tx: Tx, change: Omit<Parameters<typeof takeStep>[1], 'to'>) {
  const cancelled = await takeStep(tx, { ...change, to: 'cancelled' })
  const { reason } = change.facts ?? {}
  await giveBack(tx, cancelled, { titles: cancelled.titles, ...(reason && { reason }) }, change.now)
  return cancelled
}

type Cancelled = { id: string; prize_id: string; took_stock: boolean }

async function giveBack(tx: Tx, { id, prize_id, took_stock }: Cancelled, note: Note, now: Temporal.Instant) {
  await refundCoins(tx, { redemptionId: id, note, now })
  if (took_stock) await putBack(tx, prize_id)
}
