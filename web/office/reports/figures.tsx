import type { ReactNode } from 'react'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { Text } from '#web/ui/text.tsx'
import { useOfficeReportsWords } from './words.ts'

type FiguresProps<Row> = {
  label: string
  columns: readonly {
    readonly title: string
    readonly isNumber?: boolean
    readonly cell: (row: Row) => ReactNode
  }[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  empty: string
}

export function Figures<Row>({ label, columns, rows, keyOf, empty }: FiguresProps<Row>) {
  const { reporting } = useOfficeReportsWords()
  if (rows.length === 0) return <Text look="quiet">{empty}</Text>
  return (
    <PlainTable isLong label={reporting.tableOf(label)}>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" data-number={isNumber}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, isNumber, cell }) => (
              <td key={title} data-number={isNumber}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
