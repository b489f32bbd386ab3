import { listRecommendations, recommendationSummary } from '#contract/recommendations.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { listOf, queryOf } from '#web/platform/query.ts'
import type { Step } from './steps.ts'

export const summaryQuery = queryOf(memberApi, recommendationSummary)

export function recommendationsQuery(step: Step | undefined) {
  return listOf(memberApi, listRecommendations, step ? { step } : {})
}
