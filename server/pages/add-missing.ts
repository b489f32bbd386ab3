import { readFile } from 'node:fs/promises'
import { type Language, languages } from '#contract/languages.ts'
import { type PageKey, pageKeys } from '#contract/pages.ts'
import type { Database } from '#server/platform/db.ts'
import { addVersion, type PageTexts } from './publish.ts'
import { newestVersions } from './queries.ts'

const folder = new URL('../../db/pages/', import.meta.url)

/** Processes that start together may all try; the first one's texts stay. */
export async function addMissingPages({ db, transaction }: Database, now: Temporal.Instant): Promise<void> {
  const present = (await newestVersions(db)).map(({ page }) => page)
  const missing = pageKeys.filter((page) => !present.includes(page))
  if (missing.length === 0) return
  const texts = await Promise.all(missing.map(async (page) => ({ page, texts: await textsOf(page) })))
  await transaction(async (tx) => {
    for (const facts of texts) await addVersion(tx, { ...facts, basedOn: 0, now })
  })
}

async function textsOf(page: PageKey): Promise<PageTexts> {
  const texts = await Promise.all(
    languages.map(async (language) => [language, await textOf(page, language)] as const),
  )
  return Object.fromEntries(texts) as PageTexts
}

async function textOf(page: PageKey, language: Language) {
  const html = await readFile(new URL(`${page}.${language.toLowerCase()}.html`, folder), 'utf8')
  const [, title = '', description = ''] = html.match(/^<h1>(.+)<\/h1>\n([\s\S]+)$/) ?? []
  return { title, description }
}
