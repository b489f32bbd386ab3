import type { Tx } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'
import {
  endOtherClaims,
  holdsClaim,
  lockOwnersOfClaims,
  lockReviewer,
  type ReviewAttempt,
  setClaim,
} from './queries.ts'
import { requireChange } from './why-barred.ts'

/** A claim lasts some minutes, so that two reviewers do not work on one invoice. Each reviewer holds one at a time. */
export async function claimInvoice(tx: Tx, { invoiceId, staffId, now }: ReviewAttempt) {
  await lockOwnersOfClaims(tx, { invoiceId, staffId })
  await lockReviewer(tx, staffId)
  const { claim_minutes: minutes } = await readSettings(tx, ['claim_minutes'])
  const until = now.add({ minutes })
  const attempt = { invoiceId, staffId, now }
  const isRenewed = await holdsClaim(tx, attempt)
  const claimed = await requireChange(tx, attempt, setClaim(tx, invoiceId, { staffId, now, until }))
  await endOtherClaims(tx, { invoiceId, staffId })
  return { ...claimed, until, isRenewed }
}
