import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly key: string
  readonly title: string
  /** An empty cell is drawn as a dash. */
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
  readonly isSortable?: boolean
  /** Hidden first where something beside the table takes its room. */
  readonly isMinor?: boolean
}

export type SortDirection = 'ascending' | 'descending'

/** The order is kept in the address. */
export type Sort = {
  readonly key: string
  readonly direction: SortDirection
  readonly hrefOf: (key: string, direction: SortDirection) => string
}

export type Selection<Row> = {
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  readonly allLabel: string
  readonly labelOf: (row: Row) => string
  readonly text: string
  readonly actions: ReactNode
}
