import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Input } from '#contract/endpoint.ts'
import { decisionReasons, officeInvoice, officeInvoices } from '#contract/invoices-office.ts'
import {
  blindCheck,
  blindChecks,
  type DecidedInvoice,
  decidedInvoices,
  invoiceCounts,
} from '#contract/invoices-review.ts'
import type { OfficeInvoice, OfficeInvoiceRow } from '#contract/invoices-under-review.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'

export type QueueView = 'queue' | 'decided' | 'blind'
export type QueueFilters = Omit<Input<typeof officeInvoices>, 'after'> &
  Omit<Input<typeof decidedInvoices>, 'page'>

type QueuePage = {
  readonly waiting: readonly OfficeInvoiceRow[]
  readonly decided: readonly DecidedInvoice[]
  readonly next: string | number | null
  readonly total: number
}

/** Others decide too: the queue is asked for again while it is being worked on. */
const refetchInterval = 60_000
const lists = { queue: officeInvoices, decided: decidedInvoices, blind: blindChecks }

export function queueQuery(view: QueueView, filters: QueueFilters) {
  return infiniteQueryOptions({
    queryKey: [lists[view].path, filters],
    queryFn: ({ pageParam }) => readPage(view, filters, pageParam),
    initialPageParam: null as QueuePage['next'],
    getNextPageParam: ({ next }) => next,
    ...(view === 'queue' && { refetchInterval }),
    ...(view === 'decided' && { staleTime: 0 }),
  })
}

async function readPage(view: QueueView, filters: QueueFilters, from: QueuePage['next']): Promise<QueuePage> {
  if (view === 'queue') {
    const query = { ...filters, ...(from && { after: String(from) }) }
    const { items, next, total } = await officeApi.call(officeInvoices, query)
    return { waiting: items, decided: [], next, total }
  }
  const page = Number(from ?? 1)
  if (view === 'blind') {
    const { items, next, total } = await officeApi.call(blindChecks, { page })
    return { waiting: items, decided: [], next, total }
  }
  const { items, next, total } = await officeApi.call(decidedInvoices, { ...filters, page })
  return { waiting: [], decided: items, next, total }
}

/** What was loaded ahead stays good until it is decided, or the server says that it has changed. */
export function invoiceQuery(id: string, isBlind: boolean) {
  return {
    ...queryOf(officeApi, isBlind ? blindCheck : officeInvoice, { id }),
    staleTime: 120_000,
    // The server reads a document within seconds, and only then can it be decided on.
    refetchInterval: ({ state: { data } }: { state: { data: OfficeInvoice | undefined } }) =>
      data?.barred === 'not_read_yet' ? 3000 : (false as const),
  }
}

export const countsQuery = { ...queryOf(officeApi, invoiceCounts), refetchInterval }

export const reasonsQuery = { ...queryOf(officeApi, decisionReasons), staleTime: 600_000 }

/** Only this one: what lies ready under it has not changed. */
export async function refreshInvoice(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: invoiceQuery(id, false).queryKey }),
    refresh(invoiceCounts, decidedInvoices),
  ])
}
