import { reverseCredit } from '#server/coins/movements.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockWallet, removeContributions, undoReached } from './queries.ts'

type ReversedInvoice = {
  invoiceId: string
  memberId: string
  staffId?: string
  reason?: string | null
  now: Temporal.Instant
}

/** Called in the transaction that reverses an invoice. A bonus that was taken back is never paid again. */
export async function takeBackFromChallenges(tx: Tx, { invoiceId, memberId, ...reversed }: ReversedInvoice) {
  const { staffId, reason, now } = reversed
  await lockWallet(tx, memberId)
  await removeContributions(tx, invoiceId, memberId)
  for (const { challengeId, titles } of await undoReached(tx, memberId, now)) {
    const note = { titles, ...(reason && { reason }) }
    const credit = { challengeId, memberId }
    await reverseCredit(tx, { credit, ...(staffId && { staffId }), note, now })
  }
}
