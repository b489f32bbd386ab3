import type { Tx } from '#server/platform/db.ts'
import { lockRecommendationOf, lockWalletsOf } from './queries.ts'

/** Everybody who may be paid for invoices, or have it taken back, before anybody is. */
export async function lockWalletsFor(tx: Tx, invoiceIds: readonly string[]) {
  await lockWalletsOf(tx, invoiceIds)
}

/**
 * Before what it came from is erased. Who counts a purchase locks the two in this order as well: in another one they
 * would wait for each other.
 */
export async function lockBeforeErasing(tx: Tx, source: { leadId: string } | { prescriptionId: string }) {
  await lockRecommendationOf(tx, source)
}
