import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { reportFault } from './api-failure.ts'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportFault }),
  mutationCache: new MutationCache({ onError: reportFault }),
  defaultOptions: {
    // The service worker answers without a connection; a query that waited for one would never ask it.
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** A question that failed would otherwise answer with the same failure, without asking. */
export function forgetFailures(isForgotten = (_error: Error) => true): void {
  void queryClient.resetQueries({ predicate: ({ state: { error } }) => error !== null && isForgotten(error) })
}
