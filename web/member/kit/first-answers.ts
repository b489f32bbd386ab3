import type { FetchInfiniteQueryOptions, FetchQueryOptions } from '@tanstack/react-query'
import { isAnsweredEarly } from '#web/platform/early-answers.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** They have come by now, mostly; a screen that is late already does not wait for one that has not. */
const patienceMs = 250

/** Of one call: the name of its answer begins with the call's path. */
type Query = { readonly queryKey: readonly unknown[] }

/** What was asked beside the code is there when the first screen is drawn: it is drawn once with it, and not twice. */
export async function takeFirstAnswers(...queries: readonly Query[]): Promise<void> {
  const take = async (query: Query) => {
    if (await isAnsweredEarly(`/api${query.queryKey[0]}`))
      await ('initialPageParam' in query
        ? queryClient.prefetchInfiniteQuery(query as unknown as FetchInfiniteQueryOptions)
        : queryClient.prefetchQuery(query as FetchQueryOptions))
  }
  await Promise.race([
    Promise.all(queries.map(take)),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
}
