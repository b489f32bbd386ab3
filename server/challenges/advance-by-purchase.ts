import { reverseCredit } from '#server/coins/movements.ts'
import type { Tx } from '#server/platform/db.ts'
import { payBonuses } from './advance.ts'
import { addPurchase, removePurchase, undoReached } from './queries.ts'

type Purchase = {
  purchaseId: string
  /** Who recommended it. */
  memberId: string
  opensAt: Temporal.Instant | undefined
  now: Temporal.Instant
}

/** Called in the transaction in which a recommendation became a purchase; the wallet of who recommended is locked. */
export async function advanceByPurchase(tx: Tx, { purchaseId, memberId, opensAt, now }: Purchase) {
  const challenges = await addPurchase(tx, purchaseId)
  await payBonuses(
    tx,
    challenges.map((challengeId) => ({ challengeId, memberId, opensAt })),
    now,
  )
}

type ReversedPurchase = {
  purchaseId: string
  memberId: string
  staffId?: string
  now: Temporal.Instant
}

export async function takeBackPurchase(tx: Tx, { purchaseId, memberId, staffId, now }: ReversedPurchase) {
  await removePurchase(tx, purchaseId, memberId)
  for (const { challengeId, titles } of await undoReached(tx, memberId, now)) {
    const credit = { challengeId, memberId }
    await reverseCredit(tx, { credit, ...(staffId && { staffId }), note: { titles }, now })
  }
}
