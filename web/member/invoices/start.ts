import { queryClient } from '#web/platform/query-client.ts'
import { startDelivery } from './device/delivery.ts'
import { productsQuery } from './products.ts'

export function startInvoices(): void {
  startDelivery()
  void queryClient.prefetchQuery(productsQuery)
}
