import { queryOptions } from '@tanstack/react-query'
import { listChallenges, oneChallenge } from '#contract/challenges.ts'
import type { Language } from '#contract/languages.ts'
import { memberApi } from '#web/platform/member-api.ts'

/** The server writes the texts in the person's language, so each language is asked for apart. */
export function challengesQuery(language: Language) {
  return queryOptions({
    queryKey: ['challenges', language],
    queryFn: () => memberApi.call(listChallenges),
  })
}

export function challengeQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ['challenges', language, id],
    queryFn: () => memberApi.call(oneChallenge, { id }),
  })
}
