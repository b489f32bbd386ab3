import type { Answer } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { officePromoters } from '#contract/promoters-office.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Cell } from '#server/platform/csv.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { eachRow, pageOf } from '#server/platform/list-queries.ts'
import { type PromoterFilters, promoterRows } from './queries.ts'

type Asked = PromoterFilters & { page?: number | undefined }

export async function listPromoters(db: Db, asked: Asked): Promise<Answer<typeof officePromoters>> {
  const { items, ...page } = await pageOf(db, promoterRows(db, asked), asked.page)
  return {
    ...page,
    items: items.map(({ created_at, ...promoter }) => ({ ...promoter, created_at: String(created_at) })),
  }
}

export function promotersFile(filters: PromoterFilters, language: Language) {
  const { file, head } = textsIn(language).promoters_file
  return {
    file,
    head,
    async *rows(tx: Tx): AsyncGenerator<readonly Cell[]> {
      for await (const promoter of eachRow(tx, promoterRows(tx, filters)))
        yield [
          promoter.name,
          promoter.email,
          promoter.code,
          promoter.sign_ups,
          promoter.verified,
          promoter.created_at,
        ]
    },
  }
}
