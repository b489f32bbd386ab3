import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DecidedInvoice } from '#contract/invoices-review.ts'
import type { OfficeInvoiceRow } from '#contract/invoices-under-review.ts'
import { blindQuery, decidedQuery, queueQuery } from './review-queries.ts'
import type { ReviewView } from './view.ts'

export type ReviewList = {
  readonly waiting: readonly OfficeInvoiceRow[]
  readonly decided: readonly DecidedInvoice[]
  /** What J and K go through. */
  readonly items: readonly { readonly id: string }[]
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly more: () => void
}

/** So few are left that the next page should be on its way. */
const fewLeft = 8

/** The list that is worked on, without what was decided a moment ago. */
export function useReviewList({ view, filters }: ReviewView, gone: ReadonlySet<string>): ReviewList {
  const queue = useInfiniteQuery({
    ...queueQuery(filters),
    enabled: view === 'queue',
    throwOnError: hasNothing,
  })
  const blind = useInfiniteQuery({ ...blindQuery, enabled: view === 'blind', throwOnError: hasNothing })
  const made = useInfiniteQuery({
    ...decidedQuery(filters),
    enabled: view === 'decided',
    throwOnError: hasNothing,
  })
  const shown = view === 'queue' ? queue : view === 'blind' ? blind : made
  const open = view === 'blind' ? blind.data : queue.data
  const listed = view === 'decided' ? [] : (open?.pages.flatMap(({ items }) => items) ?? [])
  const waiting = listed.filter(({ id }) => !gone.has(id))
  const decided = view === 'decided' ? (made.data?.pages.flatMap(({ items }) => items) ?? []) : []
  const { hasNextPage, isFetching, fetchNextPage } = shown
  const more = () => void fetchNextPage()
  const total = shown.data?.pages.at(-1)?.total
  const isShort = view !== 'decided' && waiting.length < fewLeft

  useEffect(() => {
    if (isShort && hasNextPage && !isFetching) void fetchNextPage()
  }, [isShort, hasNextPage, isFetching, fetchNextPage])

  return {
    waiting,
    decided,
    items: view === 'decided' ? decided : waiting,
    total: total === undefined ? undefined : total - (listed.length - waiting.length),
    hasMore: hasNextPage,
    more,
  }
}

/** A list that was there stays there while the server cannot be reached. */
function hasNothing(_: Error, query: { state: { data: unknown } }): boolean {
  return query.state.data === undefined
}
