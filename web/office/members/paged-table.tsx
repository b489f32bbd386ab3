import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import art from '#brand/art/open-mailbox-with-lowered-flag.svg'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { ListingPages, type PageOf } from '#web/office/kit/listing-pages.tsx'
import { pageIn } from '#web/office/kit/listing-state.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useWords } from '#web/platform/language.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Column } from '#web/ui/table-column.ts'
import { useOfficeMembersWords } from './words.ts'

type RowOf<E extends Endpoint> =
  Answer<E> extends PageOf<infer Row> ? Row : Answer<E> extends readonly (infer Row)[] ? Row : never

type PagedTableProps<E extends Endpoint> = {
  id: string
  view: string
  label: string
  list: E
  isPaged?: boolean
  columns: readonly Column<RowOf<E>>[]
  keyOf: (row: RowOf<E>) => string
  hrefOf?: (row: RowOf<E>) => string
}

export function PagedTable<E extends Endpoint>(props: PagedTableProps<E>) {
  const { id, view, label, list, isPaged = true, columns, keyOf, hrefOf } = props
  const { memberPage } = useOfficeMembersWords()
  const { failure } = useWords()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const input: Readonly<Record<string, unknown>> = isPaged ? { id, page } : { id }
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [list.path, input],
    queryFn: async () =>
      pageOf<RowOf<E>>(await officeApi.call<Endpoint>(list, input as Record<string, never>)),
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
  if (!data) return <Waiting height="240px" />
  return (
    <Table
      label={label}
      columns={columns}
      rows={data.items}
      keyOf={keyOf}
      {...(hrefOf && { hrefOf })}
      empty={<EmptyState art={art} title={memberPage.nothing} text={memberPage.nothingText} />}
      pages={<ListingPages answer={data} page={page} hrefOf={(other) => `?view=${view}&page=${other}`} />}
    />
  )
}

function pageOf<Row>(answer: unknown): PageOf<Row> {
  return Array.isArray(answer) ? { items: answer, next: null, total: answer.length } : (answer as PageOf<Row>)
}
