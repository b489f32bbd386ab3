import { useQuery } from '@tanstack/react-query'
import { listStore, myStore, type Prize } from '#contract/store.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { withWholeAmounts } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'

export const prizesQuery = {
  ...queryOf(memberApi, listStore),
  queryFn: async () => (await memberApi.call(listStore).catch(logged)).map(asShown),
}

const mineQuery = {
  ...queryOf(memberApi, myStore),
  queryFn: () => memberApi.call(myStore).catch(logged),
}

export function usePrizes() {
  return useQuery(prizesQuery)
}

export function useMine({ isMember }: { isMember: boolean }) {
  return useQuery({ ...mineQuery, enabled: isMember })
}

export async function freshStore() {
  const [prizes, mine] = await Promise.all([
    queryClient.fetchQuery({ ...prizesQuery, staleTime: 0 }),
    freshMine(),
  ])
  return { prizes, mine }
}

export async function freshMine() {
  return queryClient.fetchQuery({ ...mineQuery, staleTime: 0 })
}

function asShown(prize: Prize): Prize {
  // An older server says neither.
  const { kind = 'parcel', includes = [] } = prize
  return { ...prize, kind, includes, title: withWholeAmounts(prize.title) }
}

function logged(error: unknown): never {
  reportError(error)
  throw error
}
