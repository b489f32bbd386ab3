import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { listStore, myStore } from '#contract/store.ts'
import { withWholeAmounts } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** The server writes the titles in the person's language, so each language is asked for apart. */
const prizesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['store', 'prizes', language],
    queryFn: async () => {
      const prizes = await memberApi.call(listStore).catch(logged)
      return prizes.map((prize) => ({ ...prize, title: withWholeAmounts(prize.title) }))
    },
  })

const mineQuery = queryOptions({
  queryKey: ['store', 'mine'],
  queryFn: () => memberApi.call(myStore).catch(logged),
})

export function usePrizes() {
  return useQuery(prizesQuery(useLanguage()))
}

/** What the store means for a member; nobody else has a goal or a limit. */
export function useMine({ isMember }: { isMember: boolean }) {
  return useQuery({ ...mineQuery, enabled: isMember })
}

/** Both as they are now, whatever was read before. */
export async function freshStore(language: Language) {
  const [prizes, mine] = await Promise.all([
    queryClient.fetchQuery({ ...prizesQuery(language), staleTime: 0 }),
    queryClient.fetchQuery({ ...mineQuery, staleTime: 0 }),
  ])
  return { prizes, mine }
}

export async function freshMine() {
  return queryClient.fetchQuery({ ...mineQuery, staleTime: 0 })
}

export async function reloadStore() {
  await queryClient.invalidateQueries({ queryKey: ['store'] })
}

function logged(error: unknown): never {
  reportError(error)
  throw error
}
