import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { statement, statementSummary } from '#contract/coins.ts'
import { listInvoices } from '#contract/invoices.ts'
import { memberApi } from '#web/platform/member-api.ts'

const fresh = { staleTime: 0 } as const

export const summaryQuery = queryOptions({
  ...fresh,
  queryKey: ['statement', 'summary'],
  queryFn: () => memberApi.call(statementSummary),
})

export const linesQuery = infiniteQueryOptions({
  ...fresh,
  queryKey: ['statement', 'lines'],
  queryFn: ({ pageParam }) => memberApi.call(statement, pageParam ? { after: pageParam } : {}),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

export const invoicesQuery = queryOptions({
  ...fresh,
  queryKey: ['invoices'],
  queryFn: () => memberApi.call(listInvoices),
})
