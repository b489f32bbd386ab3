import { creditAtOnce } from '#contract/invoices.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'

const keptMs = 10 * 60 * 1000
const patienceMs = 500

export const offerQuery = { ...queryOf(memberApi, creditAtOnce), staleTime: keptMs }

/**
 * The offer stands above what people touch first: it is asked for while the screen's code comes, so that nothing moves
 * later. Only the first time: without a connection no filter that is pressed has to wait for it.
 */
export async function offerThere(): Promise<void> {
  const isAskedBefore = queryClient.getQueryState(offerQuery.queryKey) !== undefined
  const asked = queryClient.prefetchQuery(offerQuery)
  if (isAskedBefore) return
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
