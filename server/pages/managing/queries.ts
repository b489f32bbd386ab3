import { sql } from 'kysely'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages.ts'
import type { Stated } from '#server/pages/fields.ts'
import type { Db } from '#server/platform/db.ts'

export async function pagesInForce(db: Db, language: Language) {
  const { rows } = await sql<{
    page: PageKey
    version: number
    updated_at: Temporal.Instant
    title: string
    facts: Stated
  }>`
    select distinct on (page) page, version, updated_at, title, facts from text_page
    where language in (${language}, ${defaultLanguage}) order by page, version desc, language = ${language} desc`.execute(
    db,
  )
  return rows
}

export async function versionsOf(db: Db, page: PageKey) {
  return db
    .selectFrom('text_page')
    .select(['version', 'updated_at'])
    .where('page', '=', page)
    .where('language', '=', 'pt-BR')
    .orderBy('version', 'desc')
    .execute()
}

export async function textsOf(db: Db, page: PageKey, version: number) {
  return db
    .selectFrom('text_page')
    .select(['language', 'title', 'description', 'facts'])
    .where('page', '=', page)
    .where('version', '=', version)
    .execute()
}

export async function agreedBefore(db: Db, kind: 'regulation' | 'privacy', newest: number) {
  const { rows } = await sql<{ people: number }>`
    select count(distinct member_id)::integer as people from consent
    where kind = ${kind} and withdrawn_at is null and not exists (
      select from consent as later where later.member_id = consent.member_id and later.kind = ${kind}
        and later.version = ${String(newest)} and later.withdrawn_at is null
    )`.execute(db)
  return rows[0]?.people ?? 0
}
