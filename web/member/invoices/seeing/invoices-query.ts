import { queryOptions } from '@tanstack/react-query'
import { listInvoices, oneInvoice } from '#contract/invoices.ts'
import { memberApi } from '#web/platform/member-api.ts'

export const invoicesQuery = queryOptions({
  queryKey: ['invoices'],
  queryFn: () => memberApi.call(listInvoices),
  staleTime: 0,
})

export function invoiceQuery(id: string) {
  return queryOptions({
    queryKey: ['invoices', id],
    queryFn: () => memberApi.call(oneInvoice, { id }),
    staleTime: 0,
  })
}
