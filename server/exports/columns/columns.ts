import { coinColumns } from './coins.ts'
import type { Columns } from './column-uses.ts'
import { goodsColumns } from './goods.ts'
import { invoiceColumns } from './invoices.ts'
import { peopleColumns } from './people.ts'

export const columnsOf: Readonly<Record<string, Columns>> = {
  ...coinColumns,
  ...goodsColumns,
  ...invoiceColumns,
  ...peopleColumns,
}

export function namesIn(columns = ''): string[] {
  return columns.split(' ').filter(Boolean)
}
