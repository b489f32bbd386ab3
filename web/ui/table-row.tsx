import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './table.module.css'
import type { Column } from './table-column.ts'

type TableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  href: string | undefined
  isChosen: boolean
  children: ReactNode
}

export function TableRow<Row>({ row, columns, href, isChosen, children }: TableRowProps<Row>) {
  const [name, ...facts] = columns
  return (
    <tr data-chosen={isChosen}>
      {children && <td className={styles.chooseCell}>{children}</td>}
      {name && (
        <th scope="row" data-number={name.isNumber}>
          {href === undefined ? name.cell(row) : <Link to={href}>{name.cell(row)}</Link>}
        </th>
      )}
      {facts.map(({ key, cell, isNumber, isMinor }) => (
        <td key={key} data-number={isNumber} data-minor={isMinor}>
          {orDash(cell(row))}
        </td>
      ))}
    </tr>
  )
}

const dash = '–'

function orDash(content: ReactNode): ReactNode {
  const isNothing = content === undefined || content === null || content === '' || content === false
  return isNothing ? <span aria-hidden="true">{dash}</span> : content
}
