import type { Answer } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { officePromoters } from '#contract/promoters-office.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db } from '#server/platform/db.ts'
import { listFile, pageOf } from '#server/platform/list-queries.ts'
import { type PromoterFilters, promoterRows } from './queries.ts'

export async function listPromoters(
  db: Db,
  filters: PromoterFilters,
): Promise<Answer<typeof officePromoters>> {
  const { items, ...page } = await pageOf(db, promoterRows(db, filters), filters.page)
  return {
    ...page,
    items: items.map(({ created_at, ...promoter }) => ({ ...promoter, created_at: String(created_at) })),
  }
}

export function promotersFile(filters: PromoterFilters, language: Language) {
  return listFile(
    textsIn(language).promoters_file,
    (tx) => promoterRows(tx, filters),
    (promoter) => [
      promoter.name,
      promoter.email,
      promoter.code,
      promoter.sign_ups,
      promoter.verified,
      promoter.created_at,
    ],
  )
}
