import type { ImportKind, ToldOfRow } from '#contract/imports.ts'
import { cnpjOf } from '#domain/documents.ts'
import { readCell } from './cells.ts'
import { type ColumnKey, columnsOf, onceIn } from './columns.ts'
import { told } from './outcome.ts'
import type { FileRow } from './read-file.ts'

/** The faults of lines that say again what a line above says of another record, by their numbers. */
export function repeatedLines(kind: ImportKind, rows: readonly FileRow[]): ReadonlyMap<number, ToldOfRow[]> {
  const faults = [
    ...onceIn[kind].flatMap((key) =>
      repeatedValues(rows, key, ({ cells }) => comparable(kind, key, cells.get(key) ?? '')),
    ),
    ...(kind === 'distributors' || kind === 'product_codes' ? contradictingCodes(rows) : []),
    ...(kind === 'prize_codes' ? repeatedValues(rows, 'digital_code', codeOfPrize) : []),
  ]
  return new Map(
    [...Map.groupBy(faults, ([line]) => line)].map(([line, told]) => [line, told.map(([, fault]) => fault)]),
  )
}

type FaultOfLine = [line: number, fault: ToldOfRow]

function repeatedValues(
  rows: readonly FileRow[],
  key: ColumnKey,
  valueIn: (row: FileRow) => string,
): FaultOfLine[] {
  const first = new Map<string, number>()
  return rows.flatMap((row): FaultOfLine[] => {
    const value = valueIn(row)
    const above = first.get(value)
    if (above === undefined) first.set(value, row.line)
    if (value === '' || above === undefined) return []
    return [[row.line, told(key, ({ faults }) => faults.repeated(above))]]
  })
}

function codeOfPrize({ cells }: FileRow): string {
  return `${(cells.get('prize') ?? '').toLowerCase()} ${cells.get('digital_code') ?? ''}`.trim()
}

function comparable(kind: ImportKind, key: ColumnKey, text: string): string {
  const column = columnsOf[kind].find((one) => one.key === key)
  const read = column && text ? readCell(column.type, text) : undefined
  return read && 'value' in read ? String(read.value).toLowerCase() : text.toLowerCase()
}

/** Lines that give a code of a company another product than a line above. */
function contradictingCodes(rows: readonly FileRow[]): FaultOfLine[] {
  const products = new Map<string, string>()
  return rows.flatMap(({ line, cells }): FaultOfLine[] => {
    const product = (cells.get('product') ?? '').toUpperCase().replace(/^0+/, '')
    const codes = codesIn(cells)
    const isOther = codes.some((code) => (products.get(code) ?? product) !== product)
    for (const code of codes) if (!products.has(code)) products.set(code, product)
    return isOther ? [[line, told('code', ({ faults }) => faults.code_repeated)]] : []
  })
}

function codesIn(cells: FileRow['cells']): string[] {
  const code = cells.get('code') ?? ''
  const roots = (cells.get('cnpj') ?? '').split(/[,;|\s]+/).map((cnpj) => cnpjOf(cnpj).slice(0, 8))
  return code === '' ? [] : roots.map((root) => `${root} ${code.toUpperCase()}`)
}
