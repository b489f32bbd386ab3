import { queryClient } from '#web/platform/query-client.ts'
import { startDelivery } from './device/delivery.ts'
import { productsQuery } from './products.ts'

/** At the start of the app, for those who send invoices: what waits goes, and the form is ready without a connection. */
export function startInvoices(): void {
  startDelivery()
  void queryClient.prefetchQuery(productsQuery)
}
