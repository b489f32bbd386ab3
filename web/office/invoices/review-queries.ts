import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Input } from '#contract/endpoint.ts'
import { decisionReasons, officeInvoice, officeInvoices } from '#contract/invoices-office.ts'
import {
  alikeInvoice,
  blindCheck,
  blindChecks,
  decidedInvoices,
  invoiceCounts,
} from '#contract/invoices-review.ts'
import { officeApi } from '#web/office/kit/office-api.ts'

export const invoicesKey = ['office-invoices']

export type QueueFilters = Omit<Input<typeof officeInvoices>, 'after'>

/** Others decide too: the queue is asked for anew while it is being worked on. */
const refetchInterval = 60_000

export function queueQuery(filters: QueueFilters) {
  return infiniteQueryOptions({
    queryKey: [...invoicesKey, 'queue', filters],
    queryFn: ({ pageParam }) =>
      officeApi.call(officeInvoices, { ...filters, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval,
  })
}

export const blindQuery = infiniteQueryOptions({
  queryKey: [...invoicesKey, 'blind'],
  queryFn: ({ pageParam }) => officeApi.call(blindChecks, { page: pageParam }),
  initialPageParam: 1,
  getNextPageParam: ({ next }) => next,
})

export type DecidedFilters = Omit<Input<typeof decidedInvoices>, 'page'>

export function decidedQuery(filters: DecidedFilters) {
  return infiniteQueryOptions({
    queryKey: [...invoicesKey, 'decided', filters],
    queryFn: ({ pageParam }) => officeApi.call(decidedInvoices, { ...filters, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

/** What was loaded ahead stays good until it is decided, or the server says that it has changed. */
export function invoiceQuery(id: string, isBlind: boolean) {
  return queryOptions({
    queryKey: [...invoicesKey, 'one', id, isBlind],
    queryFn: () => officeApi.call(isBlind ? blindCheck : officeInvoice, { id }),
    staleTime: 120_000,
    // The server reads a document within seconds, and only then can it be decided on.
    refetchInterval: ({ state: { data } }) => (data?.barred === 'not_read_yet' ? 3000 : false),
  })
}

export const countsQuery = queryOptions({
  queryKey: [...invoicesKey, 'counts'],
  queryFn: () => officeApi.call(invoiceCounts),
  refetchInterval,
})

export const reasonsQuery = queryOptions({
  queryKey: ['decision-reasons'],
  queryFn: () => officeApi.call(decisionReasons),
  staleTime: 600_000,
})

export function alikeQuery(id: string, other: string) {
  return queryOptions({
    queryKey: [...invoicesKey, 'alike', id, other],
    queryFn: () => officeApi.call(alikeInvoice, { id, other }),
  })
}
