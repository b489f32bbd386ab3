import type { Texts } from '#contract/languages.ts'
import { reverseCredit } from '#server/coins/movements.ts'
import type { Tx } from '#server/platform/db.ts'
import { lockWallets, removeContributions, undoReached } from './queries.ts'

type ReversedInvoice = {
  invoiceId: string
  memberId: string
  staffId?: string
  reasons?: Texts
  now: Temporal.Instant
}

/** Called in the transaction that reverses an invoice. A bonus that was taken back is never paid again. */
export async function takeBackFromChallenges(tx: Tx, { invoiceId, memberId, ...reversed }: ReversedInvoice) {
  const { staffId, reasons, now } = reversed
  await lockWallets(tx, [memberId])
  await removeContributions(tx, invoiceId, memberId)
  for (const { challengeId, titles } of await undoReached(tx, memberId, now)) {
    const note = { titles, ...(reasons && { reasons }) }
    const credit = { challengeId, memberId }
    await reverseCredit(tx, { credit, ...(staffId && { staffId }), note, now })
  }
}
