import { useQueries } from '@tanstack/react-query'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'
import { invoiceQuery } from './review-queries.ts'

/** The document on the desk, and the next two loaded ahead with everything that belongs to them. */
export function useDocuments(id: string | undefined, next: readonly string[], isBlind: boolean) {
  const ids = id ? [id, ...next] : []
  const asked = useQueries({ queries: ids.map((one) => invoiceQuery(one, isBlind)) })
  const loaded = asked.flatMap(({ data }) => (data ? [data] : []))
  return {
    loaded,
    current: loaded.find((invoice): invoice is OfficeInvoice => invoice.id === id),
    /** Why there is none to show. */
    failure: failureOf(asked[0]?.data ? null : asked[0]?.error),
    retry: () => void asked[0]?.refetch(),
  }
}

function failureOf(error: Error | null | undefined): 'gone' | 'unreachable' | 'failed' | undefined {
  if (!error) return undefined
  if (isApiFailure(error) && error.status === 404) return 'gone'
  return isUnreachable(error) ? 'unreachable' : 'failed'
}
