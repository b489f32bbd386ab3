import { sql } from 'kysely'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages.ts'
import { type Db, prepared, type Tx } from '#server/platform/db.ts'
import type { Stated } from './fields.ts'

export const newestText = prepared((db, { page, language }: { page: PageKey; language: Language }) =>
  db
    .selectFrom('text_page')
    .select(['title', 'description', 'language', 'facts', 'updated_at'])
    .where('page', '=', page)
    .where('language', 'in', [language, defaultLanguage])
    .orderBy('version', 'desc')
    // Portuguese where this version was not translated: an older translation would say what no longer holds.
    .orderBy((page) => page('language', '=', language), 'desc')
    .limit(1),
)

export async function newestVersions(db: Db) {
  return db
    .selectFrom('text_page')
    .select(['page', ({ fn }) => fn.max<number>('version').as('version')])
    .groupBy('page')
    .execute()
}

export type Version = {
  page: PageKey
  basedOn: number
  texts: readonly { language: Language; title: string; description: string }[]
  stated: Stated
  now: Temporal.Instant
}

/** A rival waits here for the first transaction to end. */
export async function insertVersion(
  tx: Tx,
  { page, basedOn, texts, stated, now }: Version,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into text_page (page, version, language, title, description, facts, updated_at)
    select ${page}, ${basedOn + 1}::integer, language, title, description, ${JSON.stringify(stated)}::jsonb,
      ${now}::timestamptz
    from unnest(
      ${texts.map(({ language }) => language)}::text[],
      ${texts.map(({ title }) => title)}::text[],
      ${texts.map(({ description }) => description)}::text[]
    ) as text (language, title, description)
    where ${basedOn}::integer = (select coalesce(max(version), 0) from text_page where page = ${page})
    on conflict on constraint text_page_version_once do nothing`.execute(tx)
  return numAffectedRows === BigInt(texts.length)
}
