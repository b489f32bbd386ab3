import { listChallenges, oneChallenge } from '#contract/challenges.ts'
import { logged } from '#web/member/kit/logged.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { wholeChallenge } from './whole-challenge.ts'

export const challengesQuery = {
  ...queryOf(memberApi, listChallenges),
  queryFn: async () => (await memberApi.call(listChallenges).catch(logged)).map(wholeChallenge),
}

/** Who comes from the list sees at once what it knows, which is then asked for again. */
export function challengeQuery(id: string) {
  return {
    ...queryOf(memberApi, oneChallenge, { id }),
    initialData: () => queryClient.getQueryData(challengesQuery.queryKey)?.find((one) => one.id === id),
    initialDataUpdatedAt: 0,
  }
}
