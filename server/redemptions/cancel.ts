import type { PrizeKind } from '#contract/prize-fields.ts'
import { refundCoins } from '#server/coins/movements.ts'
import type { Note } from '#server/coins/note.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { takeCodeBack } from '#server/store/codes/prize-codes.ts'
import { returnToStock, writeOffUnit } from '#server/store/stock.ts'
import { memberCancels, redemptionCode } from './own-redemptions.ts'
import { belongsTo, cancelUnshipped, insertStep, isOfNobody, lockOwner } from './queries.ts'
import { takeStep } from './step.ts'

type OwnCancellation = { id: string; memberId: string; now: Temporal.Instant }

export async function cancelOwnRedemption(tx: Tx, { id, memberId, now }: OwnCancellation) {
  if (!(await belongsTo(tx, id, memberId))) throw new Refusal('not_found')
  return cancel(tx, { id, from: memberCancels, version: null, memberId, now })
}

/** The member is leaving, so that only the team is told: each waits to be seen by somebody. */
export async function cancelRedemptionsOf(tx: Tx, memberId: string, now: Temporal.Instant) {
  for (const redemption of await cancelUnshipped(tx, memberId)) {
    await insertStep(tx, { id: redemption.id, step: 'cancelled', at: now })
    await giveBack(tx, redemption, { titles: redemption.titles }, now)
  }
}

type StaffCancellation = { id: string; version: number; reason: string; now: Temporal.Instant }

/** A parcel that came back can be cancelled too, and a code that does not work. */
export async function cancelByStaff(tx: Tx, { id, version, reason, now }: StaffCancellation) {
  await lockOwner(tx, id)
  if (await isOfNobody(tx, id)) throw new Refusal('account_deleted')
  return cancel(tx, { id, version, facts: { reason }, now })
}

async function cancel(tx: Tx, change: Omit<Parameters<typeof takeStep>[1], 'to'>) {
  const cancelled = await takeStep(tx, { ...change, to: 'cancelled' })
  const { reason } = change.facts ?? {}
  await giveBack(tx, cancelled, { titles: cancelled.titles, ...(reason && { reason }) }, change.now)
  return cancelled
}

type CancelledRedemption = {
  id: string
  number: number
  kind: PrizeKind
  prize_id: string
  took_stock: boolean
}

async function giveBack(
  tx: Tx,
  { id, number, kind, prize_id, took_stock }: CancelledRedemption,
  note: Note,
  now: Temporal.Instant,
) {
  await refundCoins(tx, { redemptionId: id, note, now })
  if (!took_stock) return
  // A code that somebody saw is lost: it may not work, or be spent.
  if (kind === 'digital' && !(await takeCodeBack(tx, id)))
    await writeOffUnit(tx, { prizeId: prize_id, reason: redemptionCode({ number }), now })
  else await returnToStock(tx, prize_id)
}
