import { defaultLanguage, type Language, languages } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { statedIn } from './fields.ts'
import { insertVersion, newestVersions } from './queries.ts'
import { sanitise } from './sanitise.ts'

export type PageTexts = Readonly<Record<Language, { title: string; description: string }>>

type NewVersion = { page: PageKey; basedOn: number; texts: PageTexts; now: Temporal.Instant }

export async function publish(tx: Tx, facts: NewVersion): Promise<{ version: number }> {
  if (!(await addVersion(tx, facts))) throw new Refusal('stale')
  return { version: facts.basedOn + 1 }
}

export async function addVersion(tx: Tx, { texts, ...facts }: NewVersion): Promise<boolean> {
  const cleaned = languages
    .map((language) => {
      const { title, description } = texts[language]
      return { language, title: title.trim(), description: sanitise(description) }
    })
    .filter(({ language, title, description }) => language === defaultLanguage || title || description)
  const parts = cleaned.flatMap(({ language, ...words }) =>
    (['title', 'description'] as const).map((part) => ({
      field: `texts.${language}.${part}`,
      text: words[part],
    })),
  )
  const empty = parts.find(({ text }) => text === '')
  if (empty) throw new Refusal('text_missing', { field: empty.field })
  return insertVersion(tx, { ...facts, texts: cleaned, stated: await statedIn(tx, cleaned) })
}

/** The versions that a new member agrees to. */
export async function versionsInForce(db: Db): Promise<Record<PageKey, string>> {
  const newest = (await newestVersions(db)).map(({ page, version }) => [page, String(version)])
  return Object.fromEntries(newest)
}
