import type { Period, RecommendationReport } from '#contract/reports.ts'
import type { Db } from '#server/platform/db.ts'
import { recommended, recommendedByShop } from './queries.ts'
import { spanOf } from './span.ts'

export async function recommendationReportOf(db: Db, period: Period): Promise<RecommendationReport> {
  const span = spanOf(period)
  const [counted, shops] = await Promise.all([recommended(db, span), recommendedByShop(db, span)])
  const [whole] = counted.filter(({ kind }) => kind === 'whole')
  if (!whole) throw new Error('A count without anything to count is zero, not nothing')
  return {
    ...whole,
    professionals: counted.filter((each) => each.kind === 'professional'),
    products: counted.filter((each) => each.kind === 'product'),
    shops,
  }
}
