import type { ReactNode } from 'react'

export type Column<Row> = {
  /** Names the column in the address when the table is sorted by it. */
  readonly key: string
  readonly title: string
  /** Nothing to show is drawn as a dash. */
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
  readonly isSortable?: boolean
  /** Goes first where something beside the table takes its room. */
  readonly isMinor?: boolean
}

export type SortDirection = 'ascending' | 'descending'

/** The order lives in the address: each title links to the order it would bring. */
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
  /** How many are chosen, in words. */
  readonly text: string
  /** What can be done with them. */
  readonly actions: ReactNode
}
