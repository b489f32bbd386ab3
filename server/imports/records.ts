import type * as z from 'zod/mini'
import type { ChangeOfRow, ImportKind, ToldOfRow } from '#contract/imports.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { refusedByDatabase, type Tx, violatedConstraint } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type ColumnKey, columnsOf } from './columns.ts'
import { changesBetween, checked, factsIn } from './facts.ts'
import { type Outcome, type Take, type Taking, told, toldOfRefusal, wrong } from './outcome.ts'
import { atSavepoint } from './queries.ts'
import type { FileRow } from './read-file.ts'

/** Takes lines one by one: what a command refuses is told of its line and leaves nothing behind. */
export function oneByOne(
  kind: ImportKind,
  takeOne: (tx: Tx, row: FileRow, taking: Taking) => Promise<Outcome>,
): Take {
  return async (tx, rows, taking) => {
    const outcomes: Outcome[] = []
    for (const row of rows) {
      try {
        outcomes.push(await atSavepoint(tx, () => takeOne(tx, row, taking)))
      } catch (error) {
        const fault = toldOfError(kind, error)
        if (!fault) throw error
        outcomes.push(wrong(titleIn(row), [fault]))
      }
    }
    return outcomes
  }
}

/** What somebody else was faster with, or a command refuses; anything else is our own error. */
export function toldOfError(kind: ImportKind, error: unknown): ToldOfRow | undefined {
  if (error instanceof Refusal) return toldOfRefusal(error, columnsOf[kind])
  const code = refusedByDatabase(error)
  if (code && Object.hasOwn(refusals, code))
    return toldOfRefusal(new Refusal(code as RefusalCode), columnsOf[kind])
  return violatedConstraint(error)?.endsWith('_once') ? told(null, ({ faults }) => faults.taken) : undefined
}

/** What a line is called before anything of it is understood. */
export function titleIn({ cells }: FileRow): string | null {
  const [title] = (['title', 'name', 'distributor', 'prize', 'product'] as const).flatMap(
    (key) => cells.get(key) || [],
  )
  return title?.slice(0, 200) ?? null
}

type Facts = Readonly<Record<string, unknown>>

type Records<Schema extends z.ZodMiniType, Found extends { facts: Facts }> = {
  readonly kind: ImportKind
  /** Of the office's own form. */
  readonly schema: Schema
  /** What a record has that the file says nothing of. */
  readonly empty: Facts
  find(tx: Tx, externalId: string): Promise<Found | undefined>
  /** Facts that follow from others. */
  complete?(tx: Tx, facts: Facts): Promise<Facts>
  create(tx: Tx, facts: z.output<Schema>, record: Taking & { externalId: string }): Promise<void>
  change(tx: Tx, found: Found, facts: z.output<Schema>, taking: Taking): Promise<void>
  /** A fact of new records only. */
  readonly onlyNew?: ColumnKey
  /** What to say of a record that is there already. */
  notesOf?(row: FileRow): readonly ToldOfRow[]
}

/** Records that another system names, made and changed by the commands of the office's own forms. */
export function takeRecords<Schema extends z.ZodMiniType, Found extends { facts: Facts }>(
  rules: Records<Schema, Found>,
): Take {
  const columns = columnsOf[rules.kind]
  return oneByOne(rules.kind, async (tx, row, taking) => {
    const title = titleIn(row)
    const externalId = row.cells.get('external_id') ?? ''
    const found = externalId ? await rules.find(tx, externalId) : undefined
    const read = factsIn(columns, row, found?.facts ?? rules.empty)
    const facts = (await rules.complete?.(tx, read.facts)) ?? read.facts
    const { value, faults } = checked(rules.schema, facts, columns)
    const told = [...read.faults, ...faults.filter(({ column }) => !isTold(read.faults, column))]
    if (told.length > 0 || value === undefined) return wrong(title, told)
    if (!found) {
      await rules.create(tx, value, { ...taking, externalId })
      return { verdict: 'new', title }
    }
    const changes: ChangeOfRow[] = changesBetween(
      columns.filter(({ key }) => key !== rules.onlyNew),
      found.facts,
      value as Facts,
    )
    const notes = rules.notesOf?.(row) ?? []
    if (changes.length === 0) return { verdict: 'same', title, notes }
    await rules.change(tx, found, value, taking)
    return { verdict: 'changed', title, notes, changes }
  })
}

function isTold(faults: readonly ToldOfRow[], column: string | null): boolean {
  return faults.some((fault) => fault.column === column)
}
