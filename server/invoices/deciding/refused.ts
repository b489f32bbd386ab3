import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { standingOf } from './queries.ts'

type Attempt = { invoiceId: string; staffId: string; now: Temporal.Instant }

/** The row that an attempt changed. If it changed none, the reason why this person could not. */
export async function changedOr<Row>(
  tx: Tx,
  { invoiceId, ...reviewer }: Attempt,
  change: Promise<Row | undefined>,
): Promise<Row> {
  const row = await change
  if (row) return row
  const standing = await standingOf(tx, invoiceId, reviewer)
  if (!standing) throw new Refusal('not_found')
  if (standing.isOwn) throw new Refusal('own_document')
  if (standing.hasDecided) throw new Refusal('other_person')
  if (standing.isClaimedByOther) throw new Refusal('claimed_by_other')
  throw new Refusal('stale')
}
