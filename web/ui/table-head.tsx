import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './table.module.css'
import type { Column, Sort } from './table-column.ts'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  children: ReactNode
}

export function TableHead<Row>({ columns, sort, children }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {children && <td className={styles.chooseCell}>{children}</td>}
        {columns.map(({ key, title, isNumber, isMinor, isSortable }) => (
          <th
            key={key}
            scope="col"
            data-number={isNumber}
            data-minor={isMinor}
            aria-sort={sort?.key === key ? sort.direction : undefined}
          >
            {isSortable && sort ? <SortLink column={key} title={title} sort={sort} /> : title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function SortLink({ column, title, sort }: { column: string; title: string; sort: Sort }) {
  const isSorted = sort.key === column
  const next = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending'
  const Icon = sort.direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <Link className={styles.sort} to={sort.hrefOf(column, next)} preventScrollReset replace>
      {title}
      {isSorted && <Icon size={16} aria-hidden="true" />}
    </Link>
  )
}
