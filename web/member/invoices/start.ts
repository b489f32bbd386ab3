import { pageAtRest } from '#web/member/kit/at-rest.ts'
import { savesData } from '#web/member/kit/data-saver.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { productsQuery } from './products.ts'

export async function startInvoices(): Promise<void> {
  // Who saves data gets the products when the form is opened.
  if (!savesData()) void queryClient.prefetchQuery(productsQuery)
  await pageAtRest()
  const { startDelivery } = await import('./device/delivery.ts')
  startDelivery()
}
