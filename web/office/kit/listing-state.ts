import { useSearchParams } from 'react-router'
import { mostPages } from '#contract/office-list.ts'
import type { Column, SortDirection } from '#web/ui/table-column.ts'

export type ListingColumn<Row> = Column<Row> & { readonly isHiddenAtFirst?: boolean }

/** A choice out of a list, or a day. Its key is the name that the call and the address know it by. */
export type ListingFilter = {
  readonly key: string
  readonly label: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly isElsewhere?: boolean
}

type Shape<Row> = {
  columns: readonly ListingColumn<Row>[]
  filters: readonly ListingFilter[]
  sort: { readonly key: string; readonly direction: SortDirection }
}

export type ListingState = ReturnType<typeof useListing>

/** Filters, order, page and columns of a list live in the address; unknown values are left out. */
export function useListing<Row>({ columns, filters, sort: usual }: Shape<Row>) {
  const [params, setParams] = useSearchParams()
  const sort = sortIn(params, columns) ?? usual
  const page = pageIn(params)
  const chosen = Object.fromEntries(
    filters.flatMap((filter) => {
      const value = valueIn(params, filter)
      return value ? [[filter.key, value]] : []
    }),
  )
  const q = params.get('q') ?? ''
  const query: Readonly<Record<string, string>> = {
    ...chosen,
    ...(q && { q }),
    sort: sort.key,
    direction: sort.direction,
  }

  function hrefWith(changes: Readonly<Record<string, string | undefined>>) {
    return `?${changed(params, changes)}`
  }

  return {
    q,
    chosen,
    query,
    page,
    sort: {
      ...sort,
      hrefOf: (key: string, direction: SortDirection) => hrefWith({ sort: key, direction, page: undefined }),
    },
    shown: shownIn(params, columns),
    hrefWith,
    /** Changes the view in place; whatever narrows the list leads back to its first page. */
    change(changes: Readonly<Record<string, string | undefined>>) {
      setParams((earlier) => changed(earlier, { page: undefined, ...changes }), {
        replace: true,
        preventScrollReset: true,
      })
    },
  }
}

function changed(params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>) {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

function sortIn<Row>(params: URLSearchParams, columns: readonly ListingColumn<Row>[]) {
  const column = columns.find(({ key, isSortable }) => isSortable && key === params.get('sort'))
  const direction: SortDirection = params.get('direction') === 'descending' ? 'descending' : 'ascending'
  return column && { key: column.key, direction }
}

export function pageIn(params: URLSearchParams) {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}

function valueIn(params: URLSearchParams, { key, options }: ListingFilter) {
  const value = params.get(key) ?? ''
  const isKnown = options
    ? options.some((option) => option.value === value)
    : /^\d{4}-\d{2}-\d{2}$/.test(value)
  return isKnown ? value : undefined
}

/** The first column names the row and is always there. */
function shownIn<Row>(params: URLSearchParams, columns: readonly ListingColumn<Row>[]) {
  const wantedColumns = params.get('columns')?.split(',')
  return columns
    .filter(
      ({ key, isHiddenAtFirst }, index) =>
        index === 0 || (wantedColumns ? wantedColumns.includes(key) : !isHiddenAtFirst),
    )
    .map(({ key }) => key)
}
