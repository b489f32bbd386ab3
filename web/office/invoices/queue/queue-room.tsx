import { useEffect, useState } from 'react'
import { useSentDecisions } from '#web/office/invoices/deciding/sent-decisions.tsx'
import { countsQuery, queueQuery } from '#web/office/invoices/invoice-queries.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { shareHook } from '#web/office/kit/share-hook.tsx'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { neighbour, upcoming } from './queue-order.ts'

/** The list that is worked on, and which of its documents lies on the desk. */
export const { Provider: QueueRoom, useShared: useQueue } = shareHook(useQueueRoom)

function useQueueRoom() {
  const address = useReviewAddress()
  const { data: counts } = useSuspenseQuery(countsQuery)
  const list = useQueueList()
  const [isFiltering, setFiltering] = useState(false)
  const id = address.id ?? list.items[0]?.id
  return {
    ...list,
    counts,
    id,
    position: list.items.findIndex((item) => item.id === id) + 1,
    upcoming: id ? upcoming(list.waiting, id) : [],
    step: (by: 1 | -1) => address.open(neighbour(list.items, id ?? '', by)),
    isFiltering,
    setFiltering,
    drawer: useDrawer(id),
  }
}

/** So few are left that the next page should be on its way. */
const fewLeft = 8

function useQueueList() {
  const { view, filters } = useReviewAddress()
  const { leftIds } = useSentDecisions()
  const { data, hasNextPage, isFetching, fetchNextPage } = useSuspenseInfiniteQuery(queueQuery(view, filters))
  const listed = data.pages.flatMap((page) => page.waiting)
  const waiting = listed.filter(({ id }) => !leftIds.has(id))
  const decided = data.pages.flatMap((page) => page.decided)
  const isShort = view !== 'decided' && waiting.length < fewLeft

  useEffect(() => {
    if (isShort && hasNextPage && !isFetching) void fetchNextPage()
  }, [isShort, hasNextPage, isFetching, fetchNextPage])

  return {
    waiting,
    decided,
    items: view === 'decided' ? decided : waiting,
    total: (data.pages.at(-1)?.total ?? 0) - (listed.length - waiting.length),
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
  }
}

/** Where there is little room the list comes up when asked for; choosing a document closes it again. */
function useDrawer(id = '') {
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt !== undefined && openAt === id
  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : id) }
}
