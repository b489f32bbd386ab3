import { creditCoins } from '#server/coins/credit.ts'
import { notify } from '#server/notifications/notify.ts'
import { noteCommand } from '#server/platform/audit.ts'
import type { Tx } from '#server/platform/db.ts'
import { addContributions, lockWallet, setReached } from './queries.ts'

type Counted = { invoiceId: string; memberId: string; now: Temporal.Instant }

/**
 * To be called in the transaction that counts an invoice: brings its sender nearer to the challenges that ran when it was
 * sent, and credits the bonus of those that are reached by it, once.
 */
export async function advanceChallenges(tx: Tx, { invoiceId, memberId, now }: Counted): Promise<void> {
  await lockWallet(tx, memberId)
  await addContributions(tx, invoiceId)
  for (const { challengeId, titles, bonus, isLast } of await setReached(tx, { invoiceId, memberId, now })) {
    const source = { challengeId }
    const credit = await creditCoins(tx, { memberId, coins: bonus, source, note: { titles }, now })
    if (!credit) throw new Error(`challenge ${challengeId} has paid before`)
    const facts = { titles, coins: bonus }
    await notify(tx, { memberId, kind: 'challenge_reached', facts, link: `/desafios/${challengeId}`, now })
    if (isLast) await noteCommand(tx, { action: 'challenge:cap', subjectId: challengeId, at: now })
  }
}
