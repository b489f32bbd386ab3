import { useQuery } from '@tanstack/react-query'
import { listStore, myStore, type Prize } from '#contract/store.ts'
import { logged } from '#web/member/kit/logged.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { withWholeAmounts } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { queryClient } from '#web/platform/query-client.ts'

export const prizesQuery = {
  ...queryOf(memberApi, listStore),
  queryFn: async () => (await memberApi.call(listStore).catch(logged)).map(asShown),
}

export const mineQuery = {
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

/** A prize has at least its number, title, price and picture; of the rest nothing is said where nothing is known. */
type ToldPrize = Pick<Prize, 'id' | 'title' | 'value'> & Partial<Prize>

const unsaid: Omit<Prize, 'id' | 'title' | 'value'> = {
  image: { link: null },
  images: [],
  description: '',
  category: '',
  shelf: { title: '', art: 'wrapped-gift', position: 0 },
  tone: 'caramel',
  stock: 'available',
  left: null,
  limit_per_member: null,
  is_new: false,
  is_grand: false,
  kind: 'parcel',
  includes: [],
}

function asShown(prize: ToldPrize): Prize {
  return { ...unsaid, ...prize, value: Number(prize.value), title: withWholeAmounts(prize.title) }
}
