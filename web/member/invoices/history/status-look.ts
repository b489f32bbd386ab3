import type { InvoiceStatus } from '#contract/invoices.ts'
import { invoiceLooks } from '#web/platform/status-looks.ts'

/** An older version of the app shows a status that it does not know as counted. */
export function lookOf(status: string) {
  const known = isKnown(status) ? status : 'counted'
  return { status: known, ...invoiceLooks[known] }
}

function isKnown(status: string): status is InvoiceStatus {
  return Object.hasOwn(invoiceLooks, status)
}
