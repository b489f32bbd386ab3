import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listProducts } from '#contract/catalogue.ts'
import type { Language } from '#contract/languages.ts'
import { listPrescriptions, onePrescription } from '#contract/prescriptions.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { queryClient } from '#web/platform/query-client.ts'

export const listQuery = infiniteQueryOptions({
  staleTime: 0,
  queryKey: ['prescriptions', 'list'],
  queryFn: ({ pageParam }) => memberApi.call(listPrescriptions, pageParam ? { after: pageParam } : {}),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

export function oneQuery(id: string) {
  return queryOptions({
    queryKey: ['prescriptions', id],
    queryFn: () => memberApi.call(onePrescription, { id }),
  })
}

/** The server says for whom a product is in the language it is asked in. */
export function productsQuery(language: Language) {
  return queryOptions({
    queryKey: ['prescriptions', 'products', language],
    queryFn: () => memberApi.call(listProducts),
    staleTime: 300_000,
  })
}

export async function reloadPrescriptions(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: listQuery.queryKey })
}
