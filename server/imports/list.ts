import { type ImportKind, kindsFor, type OfficeImport, type OneImport } from '#contract/imports.ts'
import type { Language } from '#contract/languages.ts'
import type { StaffRole } from '#contract/people.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db } from '#server/platform/db.ts'
import type { CsvTable } from '#server/platform/http-csv.ts'
import { pageOf } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { ColumnKey } from './columns.ts'
import { needsSecond } from './decide.ts'
import { importFile, importFiles, rowsOfImport } from './queries.ts'

type Filters = Omit<Parameters<typeof importFiles>[1], 'kinds'>
type RowFilters = Parameters<typeof rowsOfImport>[2] & { page?: number | undefined }

export function requireKind(role: StaffRole, kind: ImportKind) {
  if (!kindsFor(role).includes(kind)) throw new Refusal('forbidden')
}

/** Of a kind that this person may bring in; any other is not there for them. */
export async function importFor(db: Db, role: StaffRole, id: string) {
  const file = await importFile(db, id)
  if (!file || !kindsFor(role).includes(file.kind)) throw new Refusal('not_found')
  return file
}

export async function listImports(db: Db, role: StaffRole, filters: Filters & { page?: number | undefined }) {
  const { items, ...page } = await pageOf(
    db,
    importFiles(db, { ...filters, kinds: kindsFor(role) }),
    filters.page,
  )
  return { ...page, items: items.map(shown) }
}

export async function oneImport(db: Db, role: StaffRole, id: string, language: Language): Promise<OneImport> {
  const file = await importFor(db, role, id)
  const { fault, unknown_columns, progress, coins, file_key } = file
  return {
    ...shown(file),
    fault: fault?.[language] ?? null,
    unknown_columns,
    progress,
    coins,
    needs_second: needsSecond(file),
    has_file: file_key !== null,
  }
}

type Listed = Awaited<ReturnType<ReturnType<typeof importFiles>['execute']>>[number]

function shown({
  new: added,
  changed,
  same,
  wrong,
  handed_at,
  run_at,
  finished_at,
  ...file
}: Listed): OfficeImport {
  const { id, kind, file_name, state, handed_by, run_by, row_count } = file
  return {
    ...{ id, kind, file_name, state, handed_by, run_by, row_count },
    handed_at: String(handed_at),
    run_at: run_at && String(run_at),
    finished_at: finished_at && String(finished_at),
    counts: { new: added, changed, same, wrong },
  }
}

export async function pageOfRows(db: Db, id: string, filters: RowFilters, language: Language) {
  const { items, ...page } = await pageOf(db, rowsOfImport(db, id, filters), filters.page)
  const nameOf = columnNames(language)
  return {
    ...page,
    items: items.map(({ done_at, faults, notes, changes, ...row }) => ({
      ...row,
      is_done: done_at !== null,
      faults: faults.map(({ column, texts }) => ({
        column: column && nameOf(column),
        text: texts[language],
      })),
      notes: notes.map(({ column, texts }) => ({ column: column && nameOf(column), text: texts[language] })),
      changes: changes.map(({ column, before, after }) => ({ column: nameOf(column), before, after })),
    })),
  }
}

/** A line of the file for each thing that is wrong. */
export function faultsFile(id: string, language: Language): CsvTable {
  const nameOf = columnNames(language)
  return {
    ...textsIn(language).imports.faults_file,
    async *rows(tx) {
      const rows = await rowsOfImport(tx, id, { verdict: 'wrong' }).execute()
      for (const { line, external_id, title, faults } of rows)
        for (const { column, texts } of faults)
          yield [line, external_id, title, column && nameOf(column), texts[language]]
    },
  }
}

function columnNames(language: Language) {
  const { columns } = textsIn(language).imports
  return (key: string) => columns[key as ColumnKey] ?? key
}
