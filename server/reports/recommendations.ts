import type { Period, RecommendationReport } from '#contract/reports.ts'
import type { Db } from '#server/platform/db.ts'
import { recommended, recommendedByProduct, recommendedByProfessional, recommendedByShop } from './queries.ts'
import { spanOf } from './span.ts'

export async function recommendationReportOf(db: Db, period: Period): Promise<RecommendationReport> {
  const span = spanOf(period)
  const [whole, professionals, products, shops] = await Promise.all([
    recommended(db, span),
    recommendedByProfessional(db, span),
    recommendedByProduct(db, span),
    recommendedByShop(db, span),
  ])
  return { ...whole, professionals, products, shops }
}
