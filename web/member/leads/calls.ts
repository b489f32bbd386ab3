import { infiniteQueryOptions } from '@tanstack/react-query'
import { type LeadStatus, listLeads } from '#contract/leads.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { queryClient } from '#web/platform/query-client.ts'

export function leadsQuery(status: LeadStatus | undefined) {
  return infiniteQueryOptions({
    staleTime: 0,
    queryKey: ['leads', status ?? 'all'],
    queryFn: ({ pageParam }) =>
      memberApi.call(listLeads, { ...(status && { status }), ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export async function reloadLeads(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['leads'] })
}
