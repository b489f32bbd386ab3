import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import art from '#brand/art/open-mailbox-with-lowered-flag.svg'
import { mostPages, pageSize } from '#contract/office-list.ts'
import { useListingWords } from '#web/office/kit/listing-words.ts'
import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Column } from '#web/ui/table-column.ts'
import { memberKey } from './member-key.ts'
import { useOfficeMembersWords } from './words.ts'

type Page<Row> = { items: readonly Row[]; next: number | null; total: number }

type PagedTableProps<Row> = {
  id: string
  part: string
  label: string
  load: (page: number) => Promise<Page<Row>>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  hrefOf?: (row: Row) => string
}

/** What there is of one kind about a person, newest first, a page at a time. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { id, part, label, load, columns, keyOf, hrefOf } = props
  const { memberPage } = useOfficeMembersWords()
  const { shell, failure } = useWords()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...memberKey(id, part), page],
    queryFn: () => load(page),
    placeholderData: keepPreviousData,
  })
  if (isError)
    return (
      <RetryNotice
        failed={memberPage.partFailed}
        safe={memberPage.partSafe}
        retryText={failure.tryAgain}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Skeleton text={shell.loading}>
        <SkeletonBlock height="240px" />
      </Skeleton>
    )
  return (
    <Table
      label={label}
      columns={columns}
      rows={data.items}
      keyOf={keyOf}
      {...(hrefOf && { hrefOf })}
      empty={<EmptyState art={art} title={memberPage.nothing} text={memberPage.nothingText} />}
      pages={<Pages page={page} part={part} {...data} />}
    />
  )
}

function pageIn(search: URLSearchParams) {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}

function Pages({ page, part, items, next, total }: Page<unknown> & { page: number; part: string }) {
  const { listing } = useListingWords()
  const { number } = useFormat()
  const first = (page - 1) * pageSize
  const to = (other: number) => `?view=${part}&page=${other}`
  return (
    <Pagination
      label={listing.pages}
      text={
        items.length > 0
          ? listing.range(number(first + 1), number(first + items.length), number(total))
          : listing.none
      }
      previous={{ label: listing.previous, to: page > 1 ? to(page - 1) : undefined }}
      next={{ label: listing.next, to: next === null ? undefined : to(next) }}
    />
  )
}
