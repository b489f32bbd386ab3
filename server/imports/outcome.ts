import type { ChangeOfRow, ImportVerdict, ToldOfRow } from '#contract/imports.ts'
import type { Language } from '#contract/languages.ts'
import { refusedFields } from '#contract/refusals.ts'
import type { Texts } from '#server/i18n/texts.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { inEveryLanguage } from './cells.ts'
import type { Column, ColumnKey } from './columns.ts'
import type { FileRow } from './read-file.ts'

/** What came of a line. */
export type Outcome = {
  readonly verdict: ImportVerdict
  readonly title: string | null
  readonly faults?: readonly ToldOfRow[]
  readonly notes?: readonly ToldOfRow[]
  readonly changes?: readonly ChangeOfRow[]
  /** Of a balance that was given. */
  readonly coins?: number | null
  readonly memberId?: string | undefined
}

export type Taking = {
  readonly importId: string
  readonly fileName: string
  readonly staffId: string
  readonly now: Temporal.Instant
  readonly secrets: Secrets
  /** Of which nobody knows the password: it is chosen with a mailed link. */
  readonly passwordHash: string
}

/**
 * Does what lines say, in the order of the lines, and answers what came of each. The same is done to judge a file: what
 * it did is then undone.
 */
export type Take = (tx: Tx, rows: readonly FileRow[], taking: Taking) => Promise<Outcome[]>

export function told(
  column: ColumnKey | null,
  say: (words: Texts['imports'], texts: Texts, language: Language) => string,
): ToldOfRow {
  return { column, texts: inEveryLanguage((texts, language) => say(texts.imports, texts, language)) }
}

export function wrong(title: string | null, faults: readonly ToldOfRow[]): Outcome {
  return { verdict: 'wrong', title, faults }
}

/** A command said no: the field it names is one of the columns. */
export function toldOfRefusal({ code, facts }: Refusal, columns: readonly Column[]): ToldOfRow {
  const field = (facts.field ?? refusedFields[code] ?? '').split('.')[0]
  const column = columns.find(({ path = '' }) => path.split('.')[0] === field)
  return told(column?.key ?? null, (_words, { refusals }) => {
    const text = refusals[code]
    return typeof text === 'function' ? text(facts) : text
  })
}
