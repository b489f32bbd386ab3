import { type Language, languages } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { harmless } from './harmless.ts'
import { insertVersion } from './queries.ts'

export type PageTexts = Readonly<Record<Language, { title: string; description: string }>>

type Publish = { page: PageKey; basedOn: number; texts: PageTexts; now: Temporal.Instant }

/** Puts a new version in force, in every language at once; the ones before it are kept. */
export async function publish(tx: Tx, facts: Publish): Promise<{ version: number }> {
  if (!(await addVersion(tx, facts))) throw new Refusal('stale')
  return { version: facts.basedOn + 1 }
}

/** False if somebody else has published since. */
export async function addVersion(tx: Tx, { texts, ...facts }: Publish): Promise<boolean> {
  const cleaned = languages.map((language) => {
    const { title, description } = texts[language]
    return { language, title: title.trim(), description: harmless(description) }
  })
  return insertVersion(tx, { ...facts, texts: cleaned })
}
