import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { barsFor, type ReviewAttempt } from './queries.ts'

export async function requireChange<Row>(
  tx: Tx,
  attempt: ReviewAttempt,
  change: Promise<Row | undefined>,
): Promise<Row> {
  const row = await change
  if (row) return row
  throw new Refusal((await whyBarred(tx, attempt)) ?? 'stale')
}

export async function whyBarred(db: Db, { invoiceId, ...reviewer }: ReviewAttempt) {
  const bars = await barsFor(db, invoiceId, reviewer)
  if (!bars) return 'not_found'
  if (bars.isOwn) return 'own_document'
  if (bars.hasDecided) return 'other_person'
  if (bars.isClaimedByOther) return 'claimed_by_other'
  return bars.status === 'received' && !bars.isRead ? 'not_read_yet' : undefined
}

/** Whoever approved it may reverse it too, so that what bars from a decision says nothing here. */
export async function whyNotReversed(db: Db, { invoiceId, ...reviewer }: ReviewAttempt) {
  const bars = await barsFor(db, invoiceId, reviewer)
  if (!bars) return 'not_found'
  return bars.isOwn ? 'own_document' : 'stale'
}
