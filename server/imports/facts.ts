import type * as z from 'zod/mini'
import type { ChangeOfRow, ToldOfRow } from '#contract/imports.ts'
import { type Issue, issueText } from '#server/platform/field-errors.ts'
import { readCell, writeCell } from './cells.ts'
import type { Column } from './columns.ts'
import { told } from './outcome.ts'
import type { FileRow } from './read-file.ts'

type Facts = Readonly<Record<string, unknown>>

/** What a line makes of the facts that are there; a column that the file does not have leaves its fact as it is. */
export function factsIn(columns: readonly Column[], { cells }: FileRow, before: Facts) {
  const faults: ToldOfRow[] = []
  let facts: Facts = before
  for (const { key, type, path, isNeeded, blank = null } of columns) {
    const text = cells.get(key)
    if (text === undefined) continue
    if (text === '') {
      if (isNeeded) faults.push(told(key, (_words, { fields }) => fields.required))
      else if (path) facts = withFact(facts, path, blank)
      continue
    }
    const read = readCell(type, text)
    if ('fault' in read) faults.push(told(key, read.fault))
    else if (path) facts = withFact(facts, path, read.value)
  }
  return { facts, faults }
}

/** What the schema of the office's own form says of the facts, told of the columns they stand in. */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  facts: unknown,
  columns: readonly Column[],
) {
  const parsed = schema.safeParse(facts)
  if (parsed.success) return { value: parsed.data as z.output<Schema>, faults: [] }
  return { value: undefined, faults: parsed.error.issues.map((issue) => toldOfIssue(issue, columns)) }
}

function toldOfIssue(issue: z.core.$ZodIssue, columns: readonly Column[]): ToldOfRow {
  const place = issue.path.join('.')
  const column =
    columns.find(({ path }) => path === place) ??
    columns.find(({ path = '' }) => path.split('.')[0] === String(issue.path[0]))
  const { code, ...params } = issue
  const asIssue: Issue = { keyword: code, instancePath: '', params }
  return told(column?.key ?? null, (_words, _texts, language) => issueText(asIssue, language))
}

/** What differs, as somebody would write it in the file. */
export function changesBetween(columns: readonly Column[], before: Facts, after: Facts): ChangeOfRow[] {
  return columns.flatMap(({ key, type, path }) => {
    if (!path) return []
    const change = {
      column: key,
      before: writeCell(type, factAt(before, path)),
      after: writeCell(type, factAt(after, path)),
    }
    return change.before === change.after ? [] : [change]
  })
}

function factAt(facts: Facts, path: string): unknown {
  const [first = '', ...rest] = path.split('.')
  const value = facts[first]
  if (rest.length === 0) return value
  return typeof value === 'object' && value !== null ? factAt(value as Facts, rest.join('.')) : undefined
}

function withFact(facts: Facts, path: string, value: unknown): Facts {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...facts, [first]: value }
  const inner = facts[first]
  const own = typeof inner === 'object' && inner !== null ? (inner as Facts) : {}
  return { ...facts, [first]: withFact(own, rest.join('.'), value) }
}
