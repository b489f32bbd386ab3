import type { Answer } from '#contract/endpoint.ts'
import { type Language, languages } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages.ts'
import type { officePage, officePages, PageTexts } from '#contract/pages-office.ts'
import { fieldsOf, outdatedIn } from '#server/pages/fields.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { agreedBefore, pagesInForce, textsOf, versionsOf } from './queries.ts'

export async function listPages(db: Db, language: Language): Promise<Answer<typeof officePages>> {
  const pages = await pagesInForce(db, language)
  return Promise.all(
    pages.map(async ({ updated_at, facts, ...page }) => ({
      ...page,
      updated_at: String(updated_at),
      outdated: await outdatedIn(db, facts),
    })),
  )
}

type VersionRequest = { page: PageKey; version: number | undefined }

export async function pageWithVersions(
  db: Db,
  { page, version }: VersionRequest,
): Promise<Answer<typeof officePage>> {
  const versions = await versionsOf(db, page)
  const [newest] = versions
  const wanted = version === undefined ? newest : versions.find((each) => each.version === version)
  if (!newest || !wanted) throw new Refusal('not_found')
  const rows = await textsOf(db, page, wanted.version)
  const texts = languages.map((language) => {
    const { title = '', description = '' } = rows.find((row) => row.language === language) ?? {}
    return [language, { title, description }]
  })
  const isAgreedTo = page === 'regulation' || page === 'privacy'
  return {
    version: wanted.version,
    updated_at: String(wanted.updated_at),
    texts: Object.fromEntries(texts) as PageTexts,
    fields: await fieldsOf(db, rows[0]?.facts ?? {}),
    versions: versions.map((each) => ({ version: each.version, updated_at: String(each.updated_at) })),
    agreed_before: isAgreedTo ? await agreedBefore(db, page, newest.version) : null,
  }
}
