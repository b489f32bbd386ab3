import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { readRanking } from '#contract/ranking.ts'
import { memberApi } from '#web/platform/member-api.ts'

/** Of the running month unless another is named. Its text of a prize comes in the language it is asked for in. */
export function rankingQuery(language: Language, month?: string) {
  return queryOptions({
    queryKey: ['ranking', language, month ?? 'current'],
    queryFn: () => memberApi.call(readRanking, month ? { month } : {}),
  })
}
