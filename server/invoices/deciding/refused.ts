import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { standingOf } from './queries.ts'

type Attempt = { invoiceId: string; staffId: string; now: Temporal.Instant }

/** The row that an attempt changed. If it changed none, the reason why this person could not. */
export async function changedOr<Row>(
  tx: Tx,
  attempt: Attempt,
  change: Promise<Row | undefined>,
): Promise<Row> {
  const row = await change
  if (row) return row
  throw new Refusal((await whyBarred(tx, attempt)) ?? 'stale')
}

/** Why this person cannot decide on an invoice, as long as it stands as it does. */
export async function whyBarred(db: Db, { invoiceId, ...reviewer }: Attempt) {
  const standing = await standingOf(db, invoiceId, reviewer)
  if (!standing) return 'not_found'
  if (standing.isOwn) return 'own_document'
  if (standing.hasDecided) return 'other_person'
  if (standing.isClaimedByOther) return 'claimed_by_other'
  return standing.status === 'received' && !standing.isRead ? 'not_read_yet' : undefined
}
