import { invoiceSettings } from '#server/invoices/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { endOtherClaims, holdsClaim, lockReviewer, setClaim } from './queries.ts'
import { requireChange } from './why-barred.ts'

type Claim = { invoiceId: string; staffId: string; now: Temporal.Instant }

/** An invoice is one reviewer's for some minutes, so that two do not work on it at once. A reviewer holds one at a time. */
export async function claimInvoice(tx: Tx, { invoiceId, staffId, now }: Claim) {
  await lockReviewer(tx, staffId)
  const { claim_minutes: minutes } = await invoiceSettings(tx)
  const until = now.add({ minutes })
  const attempt = { invoiceId, staffId, now }
  const isRenewed = await holdsClaim(tx, attempt)
  const claimed = await requireChange(tx, attempt, setClaim(tx, invoiceId, { staffId, now, until }))
  await endOtherClaims(tx, { invoiceId, staffId })
  return { ...claimed, until, isRenewed }
}
