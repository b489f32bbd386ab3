import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import art from '#brand/art/magnifying-glass-tilted-left.svg'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fill } from '#web/ui/fill.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Selection, SortDirection } from '#web/ui/table-column.ts'
import styles from './listing.module.css'
import { ListingBar } from './listing-bar.tsx'
import { ListingColumns } from './listing-columns.tsx'
import { ListingCsv } from './listing-csv.tsx'
import { ListingPages, type PageOf, useCount } from './listing-pages.tsx'
import { type ListingColumn, type ListingFilter, type ListingState, useListing } from './listing-state.ts'
import { useListingWords } from './listing-words.ts'
import { officeApi } from './office-api.ts'
import { OfficeScreen } from './office-screen.tsx'
import { useSingleKeys } from './single-keys.ts'
import { useStaffPerson } from './staff-person.ts'

type RowOf<E extends Endpoint> = Answer<E> extends PageOf<infer Row> ? Row : never

type ListingProps<E extends Endpoint> = {
  title: string
  /** The call that answers a page; its query knows the keys of the filters and of the columns that sort. */
  list: E
  csv?: Endpoint | undefined
  columns: readonly ListingColumn<RowOf<E>>[]
  filters?: readonly ListingFilter[]
  searchLabel?: string
  sort: { readonly key: string; readonly direction: SortDirection }
  keyOf: (row: RowOf<E>) => string
  hrefOf?: (row: RowOf<E>) => string
  selection?: Selection<RowOf<E>>
  actions?: ReactNode
  children?: ReactNode
  aside?: ReactNode
  /** What to begin with where there is nothing yet. */
  firstStep?: ReactNode
}

const noFilters: readonly ListingFilter[] = []

/** A screen of the back office that is one long list: searched, filtered, ordered, paged, taken along as a file. */
export function Listing<E extends Endpoint>(props: ListingProps<E>) {
  const {
    title,
    list,
    csv,
    columns,
    filters = noFilters,
    searchLabel,
    sort,
    actions,
    children,
    aside,
  } = props
  const { listing } = useListingWords()
  const state = useListing({ columns, filters, sort })
  const { page, isPlaceholderData } = useListedPage<E>(list, state)
  const count = useCount()
  useRowKeys(props.selection !== undefined)
  return (
    <OfficeScreen
      title={title}
      note={page && count(page.total)}
      actions={
        <>
          {actions}
          <ListingColumns columns={columns} state={state} />
          {csv && (
            <ListingCsv
              endpoint={csv}
              query={state.query}
              note={page && listing.csvRows(count(page.total), page.total)}
            />
          )}
        </>
      }
    >
      <Fill className={styles.listing}>
        {children}
        <ListingBar filters={filters} searchLabel={searchLabel} state={state} />
        {page ? (
          <div className={styles.split} data-has-aside={Boolean(aside)}>
            <Fill className={styles.rows} aria-busy={isPlaceholderData}>
              <Rows {...props} page={page} state={state} />
            </Fill>
            {aside}
          </div>
        ) : (
          <Waiting height="400px" />
        )}
      </Fill>
    </OfficeScreen>
  )
}

function useListedPage<E extends Endpoint>(list: E, { query, page }: ListingState) {
  const input: Readonly<Record<string, unknown>> = { ...query, page }
  const { data, isPlaceholderData } = useQuery({
    queryKey: [list.path, input],
    // The state lets through only what the screen declares, and the server checks it again.
    queryFn: () => officeApi.call<Endpoint>(list, input as Record<string, never>),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  return { page: data as PageOf<RowOf<E>> | undefined, isPlaceholderData }
}

/** J and K go through the rows, X marks the one that has the focus; Enter on its name opens it, as links do. */
function useRowKeys(hasMarks: boolean) {
  const { shortcuts } = useStaffPerson()
  const step = (by: 1 | -1) => (target: Element) => {
    const links = [...document.querySelectorAll<HTMLElement>('main tbody tr a[href]')]
    const row = target.closest('tbody tr')
    const at = links.findIndex((link) => row?.contains(link))
    links[Math.min(Math.max(at + by, 0), links.length - 1)]?.focus()
  }
  useSingleKeys(shortcuts, { j: step(1), k: step(-1) })
  useSingleKeys(hasMarks && shortcuts, {
    x: (target) => target.closest('tbody tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
  })
}

type RowsProps<E extends Endpoint> = ListingProps<E> & { page: PageOf<RowOf<E>>; state: ListingState }

function Rows<E extends Endpoint>(props: RowsProps<E>) {
  const { title, columns, keyOf, hrefOf, selection, page, state, firstStep } = props
  const { listing } = useListingWords()
  const isNarrowed = state.q !== '' || Object.keys(state.chosen).length > 0
  const words = isNarrowed
    ? { title: listing.empty, text: listing.emptyText }
    : { title: listing.nothing, text: listing.nothingText }
  return (
    <Table
      label={title}
      columns={columns.filter(({ key }) => state.shown.includes(key))}
      rows={page.items}
      keyOf={keyOf}
      sort={state.sort}
      {...(hrefOf && { hrefOf })}
      {...(selection && { selection })}
      empty={<EmptyState art={art} {...words} action={!isNarrowed && firstStep} />}
      pages={
        <ListingPages
          answer={page}
          page={state.page}
          hrefOf={(next) => state.hrefWith({ page: String(next) })}
        />
      }
    />
  )
}
