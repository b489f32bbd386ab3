import { pageAtRest } from '#web/member/kit/at-rest.ts'
import { savesData } from '#web/member/kit/data-saver.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { readItem } from '#web/platform/storage.ts'
import { storeName } from './device/store-name.ts'
import { productsQuery } from './products.ts'

export async function startInvoices(): Promise<void> {
  // Who saves data gets the products when the form is opened.
  if (!savesData()) void queryClient.prefetchQuery(productsQuery)
  await pageAtRest()
  if (!(await mayWait())) return
  const { startDelivery } = await import('./device/delivery.ts')
  startDelivery()
}

/** Where no invoice was ever begun, nothing waits, and what would send it need not come. */
async function mayWait(): Promise<boolean> {
  if (readItem('toldWaiting')) return true
  // Firefox before 126 does not tell what is there.
  const stores = await (indexedDB as Partial<IDBFactory>).databases?.()
  return stores?.some(({ name }) => name === storeName) ?? true
}
