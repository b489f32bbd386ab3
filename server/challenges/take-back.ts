import { reverseCredit } from '#server/coins/reverse.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockWallet, removeContributions, setUndone } from './queries.ts'

type Reversed = {
  invoiceId: string
  memberId: string
  staffId?: string
  /** Why, in the member's language. */
  reason?: string | null
  now: Temporal.Instant
}

/**
 * To be called in the transaction that reverses an invoice: takes back what it brought to challenges, and the bonus of
 * those that are not reached without it. A bonus that was taken back is not paid again.
 */
export async function takeBackFromChallenges(tx: Tx, { invoiceId, memberId, ...reversed }: Reversed) {
  const { staffId, reason, now } = reversed
  await lockWallet(tx, memberId)
  await removeContributions(tx, invoiceId, memberId)
  for (const { challengeId, titles } of await setUndone(tx, memberId, now)) {
    const note = { titles, ...(reason && { reason }) }
    const credit = { challengeId, memberId }
    await reverseCredit(tx, { credit, ...(staffId && { staffId }), note, now })
  }
}
