import type { Tx } from '#server/platform/db.ts'
import { claim, decisionSettings, holds, releaseOthers, takeTurns } from './queries.ts'
import { changedOr } from './refused.ts'

type Claim = { invoiceId: string; staffId: string; now: Temporal.Instant }

/**
 * An invoice is one reviewer's for some minutes, so that two do not work on it at once. Whoever goes on to another lets
 * go of the one before.
 */
export async function claimInvoice(tx: Tx, { invoiceId, staffId, now }: Claim) {
  await takeTurns(tx, staffId)
  const { claim_minutes: minutes } = await decisionSettings(tx)
  const until = now.add({ minutes })
  const attempt = { invoiceId, staffId, now }
  const isRenewed = await holds(tx, attempt)
  const claimed = await changedOr(tx, attempt, claim(tx, invoiceId, { staffId, now, until }))
  await releaseOthers(tx, { invoiceId, staffId })
  return { ...claimed, until, isRenewed }
}
