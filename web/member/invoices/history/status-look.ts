import type { InvoiceStatus } from '#contract/invoices.ts'
import { invoiceLooks } from '#web/platform/status-looks.ts'

/** A status this version does not know yet is shown as counted, as any but the waiting one once was. */
export function lookOf(status: string) {
  const known = isKnown(status) ? status : 'counted'
  return { status: known, ...invoiceLooks[known] }
}

function isKnown(status: string): status is InvoiceStatus {
  return Object.hasOwn(invoiceLooks, status)
}
