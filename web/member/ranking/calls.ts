import { readRanking } from '#contract/ranking.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'

export function rankingQuery(month?: string) {
  return queryOf(memberApi, readRanking, month ? { month } : {})
}
