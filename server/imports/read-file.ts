import { type ImportKind, importKinds, mostImportRows } from '#contract/imports.ts'
import { type Language, languages, type Texts } from '#contract/languages.ts'
import { csvRecords } from '#domain/csv-records.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { readXlsx, type SheetRow } from '#server/platform/spreadsheets/read-xlsx.ts'
import { inEveryLanguage, plainOf } from './cells.ts'
import { type Column, type ColumnKey, columnsOf } from './columns.ts'

/** A line of a file: the texts of the columns that are there. */
export type FileRow = { readonly line: number; readonly cells: ReadonlyMap<ColumnKey, string> }

export type FileContent = { readonly unknown: readonly string[]; readonly rows: readonly FileRow[] }

export function isXlsx(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04'
}

/** The lines of a file of a kind, or why it cannot be one. */
export async function readImportFile(
  kind: ImportKind,
  bytes: Buffer,
): Promise<FileContent | { readonly fault: Texts }> {
  const records = isXlsx(bytes) ? await readXlsx(bytes, mostImportRows + 1) : csvRecords(bytes)
  const [head, ...lines] = records ?? []
  if (!head) return { fault: inEveryLanguage(({ imports }) => imports.unreadable.broken) }
  const columns = columnsOf[kind]
  const found = head.cells.map((name) => columnCalled(columns, name))
  const fault = faultOf(kind, { found, head: head.cells, lines })
  if (fault) return { fault }
  return {
    unknown: head.cells.filter((name, index) => name !== '' && !found[index]),
    rows: lines.map(({ line, cells }) => ({
      line,
      cells: new Map(
        found.flatMap((column, index) => (column ? [[column.key, cells[index] ?? ''] as const] : [])),
      ),
    })),
  }
}

type Head = {
  found: readonly (Column | undefined)[]
  head: readonly string[]
  lines: readonly SheetRow[]
}

function faultOf(kind: ImportKind, { found, head, lines }: Head): Texts | undefined {
  const isThere = ({ key }: Column) => found.some((column) => column?.key === key)
  const missing = columnsOf[kind].filter((column) => column.isNeeded && !isThere(column))
  const other = missing.length > 0 ? kindOf(head) : undefined
  const twice = found.find(
    (column, index) => column && found.findIndex((one) => one?.key === column.key) < index,
  )
  return (
    (other && inEveryLanguage(({ imports }) => imports.unreadable.other_kind(imports.kinds[other]))) ||
    (missing.length > 0 &&
      inEveryLanguage(({ imports }) =>
        imports.unreadable.columns(missing.map(({ key }) => imports.columns[key]).join(', ')),
      )) ||
    (twice &&
      inEveryLanguage(({ imports }) => imports.unreadable.repeated_column(imports.columns[twice.key]))) ||
    (lines.length === 0 && inEveryLanguage(({ imports }) => imports.unreadable.empty)) ||
    (lines.length > mostImportRows &&
      inEveryLanguage(({ imports }) => imports.unreadable.too_many(mostImportRows))) ||
    undefined
  )
}

/** The kind that these heads have all columns of. */
function kindOf(head: readonly string[]): ImportKind | undefined {
  return importKinds.find((kind) => {
    const found = head.map((name) => columnCalled(columnsOf[kind], name)?.key)
    return columnsOf[kind].every(({ key, isNeeded }) => !isNeeded || found.includes(key))
  })
}

/** By its name in any of our languages, or as programs write it. */
function columnCalled(columns: readonly Column[], name: string): Column | undefined {
  const plain = plainOf(name)
  return (
    columns.find(({ key }) => namesOf(key).includes(plain)) ??
    columns.find(({ also = [] }) => also.includes(plain))
  )
}

function namesOf(key: ColumnKey): string[] {
  const named = (language: Language) => plainOf(textsIn(language).imports.columns[key])
  return [plainOf(key), ...languages.map(named)]
}
