import type { FiscalKey } from '#domain/fiscal-key.ts'
import { removeWaiting } from '#server/invoices/feeds/waiting/remove-waiting.ts'
import { lockFindings, lockReadings, updateFindings } from '#server/invoices/recording/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { cancelledLater, isToldCancelled } from './cancelled-finding.ts'
import { insertCancelledKey, lockInvoicesOfKey, lockOwnersOfKey, noteChange } from './queries.ts'
import { reverseCancelled } from './reverse-cancelled.ts'

/**
 * The issuer has cancelled a document: what it earned is reversed, who reviews it sees so, and what comes later with
 * its key earns nothing. It waits for readings that are being stored, so that none of them misses it.
 */
export async function cancelKey(tx: Tx, key: FiscalKey, now: Temporal.Instant) {
  await lockReadings(tx)
  await lockOwnersOfKey(tx, key)
  const isNew = await insertCancelledKey(tx, key.text, now)
  const invoices = await lockInvoicesOfKey(tx, key)
  const counted = invoices.filter(({ status, accessKey }) => status === 'counted' && accessKey === key.text)
  for (const { id } of counted) await reverseCancelled(tx, id, now)
  const undecided = invoices.filter(({ status }) => status !== 'counted' && status !== 'reversed')
  for (const { id } of undecided) await tellReviewer(tx, id)
  await removeWaiting(tx, key.text)
  return { isNew, isReversed: counted.length > 0 }
}

/** One that is not read yet hears of it when it is. */
async function tellReviewer(tx: Tx, invoiceId: string) {
  const found = await lockFindings(tx, invoiceId)
  if (!found || isToldCancelled(found.reading.findings)) return
  await updateFindings(tx, invoiceId, [...found.reading.findings, cancelledLater])
  await noteChange(tx, invoiceId)
}
