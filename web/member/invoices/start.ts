import { savesData } from '#web/member/kit/data-saver.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { startDelivery } from './device/delivery.ts'
import { productsQuery } from './products.ts'

export function startInvoices(): void {
  startDelivery()
  // Who saves data gets the products when the form is opened.
  if (!savesData()) void queryClient.prefetchQuery(productsQuery)
}
