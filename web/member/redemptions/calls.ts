import { queryOptions, useQuery } from '@tanstack/react-query'
import { listRedemptions } from '#contract/redemptions.ts'
import { withWholeAmounts } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { queryClient } from '#web/platform/query-client.ts'

const all = ['redemptions']

/** The server writes the titles in the person's language, so each language is asked for apart. */
export function useRedemptions() {
  const language = useLanguage()
  return useQuery(
    queryOptions({
      staleTime: 0,
      queryKey: [...all, language],
      queryFn: async () => {
        const redemptions = await memberApi.call(listRedemptions)
        return redemptions.map((one) => ({ ...one, title: withWholeAmounts(one.title) }))
      },
    }),
  )
}

export async function reloadRedemptions() {
  await queryClient.invalidateQueries({ queryKey: all })
}
