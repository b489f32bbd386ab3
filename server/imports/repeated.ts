import type { ImportKind, ToldOfRow } from '#contract/imports.ts'
import { cnpjOf } from '#domain/documents.ts'
import { readCell } from './cells.ts'
import { type ColumnKey, columnsOf, onceIn } from './columns.ts'
import { told } from './outcome.ts'
import type { FileRow } from './read-file.ts'

/** The faults of lines that say again what a line above says of another record, by their numbers. */
export function repeatedLines(kind: ImportKind, rows: readonly FileRow[]): ReadonlyMap<number, ToldOfRow[]> {
  const faults = new Map<number, ToldOfRow[]>()
  const tell = (line: number, fault: ToldOfRow) => faults.set(line, [...(faults.get(line) ?? []), fault])
  for (const key of onceIn[kind]) {
    const first = new Map<string, number>()
    for (const { line, cells } of rows) {
      const value = comparable(kind, key, cells.get(key) ?? '')
      const above = first.get(value)
      if (value !== '' && above !== undefined)
        tell(
          line,
          told(key, ({ faults: words }) => words.repeated(above)),
        )
      else first.set(value, line)
    }
  }
  if (kind === 'distributors' || kind === 'product_codes')
    for (const line of contradictingCodes(rows))
      tell(
        line,
        told('code', ({ faults: words }) => words.code_repeated),
      )
  if (kind === 'prize_codes') for (const [line, fault] of repeatedCodes(rows)) tell(line, fault)
  return faults
}

function comparable(kind: ImportKind, key: ColumnKey, text: string): string {
  const column = columnsOf[kind].find((one) => one.key === key)
  const read = column && text ? readCell(column.type, text) : undefined
  return read && 'value' in read ? String(read.value).toLowerCase() : text.toLowerCase()
}

/** Lines that give a code of a company another product than a line above. */
function contradictingCodes(rows: readonly FileRow[]): number[] {
  const products = new Map<string, string>()
  const lines = new Set<number>()
  for (const { line, cells } of rows) {
    const code = cells.get('code') ?? ''
    const product = (cells.get('product') ?? '').toUpperCase().replace(/^0+/, '')
    const roots = (cells.get('cnpj') ?? '').split(/[,;|\s]+/).map((cnpj) => cnpjOf(cnpj).slice(0, 8))
    for (const root of code === '' ? [] : roots) {
      const key = `${root} ${code.toUpperCase()}`
      const above = products.get(key)
      if (above !== undefined && above !== product) lines.add(line)
      else products.set(key, product)
    }
  }
  return [...lines]
}

function repeatedCodes(rows: readonly FileRow[]): [number, ToldOfRow][] {
  const first = new Map<string, number>()
  return rows.flatMap(({ line, cells }): [number, ToldOfRow][] => {
    const key = `${(cells.get('prize') ?? '').toLowerCase()} ${cells.get('digital_code') ?? ''}`
    const above = first.get(key)
    if (above === undefined) first.set(key, line)
    return above === undefined ? [] : [[line, told('digital_code', ({ faults }) => faults.repeated(above))]]
  })
}
