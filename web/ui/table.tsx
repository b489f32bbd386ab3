import type { ReactNode } from 'react'
import { scrollArea } from './scroll-area.ts'
import styles from './table.module.css'
import { TableCheckbox } from './table-checkbox.tsx'
import type { Column, Selection, Sort } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'

type TableProps<Row> = {
  label: string
  /** The first column names the row and links to it. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  hrefOf?: (row: Row) => string
  sort?: Sort
  selection?: Selection<Row>
  empty: ReactNode
  pages?: ReactNode
}

/** The head stays in view. On a phone the table scrolls sideways and the names stay in place. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, hrefOf, sort, selection, empty, pages } = props
  const span = columns.length + (selection ? 1 : 0)
  return (
    <div className={styles.frame}>
      <section className={styles.scroller} {...scrollArea(label)}>
        <table className={styles.table}>
          <TableHead columns={columns} sort={sort}>
            {selection && <ChooseAll selection={selection} keys={rows.map(keyOf)} />}
          </TableHead>
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={keyOf(row)}
                row={row}
                columns={columns}
                href={hrefOf?.(row)}
                isChosen={selection?.chosen.has(keyOf(row)) ?? false}
              >
                {selection && <ChooseOne selection={selection} row={row} rowKey={keyOf(row)} />}
              </TableRow>
            ))}
            {rows.length === 0 && (
              <tr className={styles.empty}>
                <td colSpan={span}>
                  <div className={styles.nothing}>{empty}</div>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {(selection || pages) && (
        <div className={styles.foot}>
          {selection && <Chosen selection={selection} />}
          {pages}
        </div>
      )}
    </div>
  )
}

function ChooseAll<Row>({ selection, keys }: { selection: Selection<Row>; keys: readonly string[] }) {
  const { chosen, onChange, allLabel } = selection
  const count = keys.filter((key) => chosen.has(key)).length
  const isAll = count > 0 && count === keys.length
  return (
    <TableCheckbox
      label={allLabel}
      isChecked={isAll}
      isMixed={count > 0 && !isAll}
      onChange={() => onChange(isAll ? without(chosen, keys) : withKeys(chosen, keys))}
    />
  )
}

type ChooseOneProps<Row> = { selection: Selection<Row>; row: Row; rowKey: string }

function ChooseOne<Row>({ selection: { chosen, onChange, labelOf }, row, rowKey }: ChooseOneProps<Row>) {
  const isChecked = chosen.has(rowKey)
  return (
    <TableCheckbox
      label={labelOf(row)}
      isChecked={isChecked}
      onChange={() => onChange(isChecked ? without(chosen, [rowKey]) : withKeys(chosen, [rowKey]))}
    />
  )
}

function Chosen<Row>({ selection: { chosen, text, actions } }: { selection: Selection<Row> }) {
  return (
    <div className={styles.chosen}>
      <p role="status">{chosen.size > 0 && text}</p>
      {chosen.size > 0 && actions}
    </div>
  )
}

function withKeys(chosen: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return new Set([...chosen, ...keys])
}

function without(chosen: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return new Set([...chosen].filter((key) => !keys.includes(key)))
}
