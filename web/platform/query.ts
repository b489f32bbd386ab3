import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import type { FirstAnswer } from '#contract/public-pages.ts'
import { queryClient } from './query-client.ts'

type Api = { call: (endpoint: Pick<Endpoint, 'method' | 'path'>, input: never) => Promise<unknown> }
type Given<E extends Endpoint> =
  unknown extends Input<E> ? [input?: Record<string, never>] : [input: Input<E>]

/** For an answer that changes by itself. The first screen is drawn with what was asked a moment before. */
export const askedAtEachVisit = { staleTime: 1000 } as const

/** A question to the server and the name its answer is kept under: the endpoint's path, then what was asked. */
export function queryOf<E extends Endpoint>(
  api: Api,
  endpoint: E | Pick<E, 'method' | 'path'>,
  ...[input = {}]: Given<E>
) {
  return queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: () => api.call(endpoint, input as never) as Promise<Answer<E>>,
  })
}

/** What the server said with the page is not asked for again. */
export function noteAnswers(answers: readonly FirstAnswer[]): void {
  for (const { path, input, answer } of answers) queryClient.setQueryData([path, input], answer)
}

export type QueryOf<E extends Endpoint> = ReturnType<typeof queryOf<E>>

/** A list that comes in pieces, each of which says where the next begins. */
export function listOf<E extends Endpoint>(api: Api, endpoint: E, input: Omit<Input<E>, 'after'>) {
  type Piece = Answer<E> & { readonly next: string | null }
  return infiniteQueryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ pageParam }) =>
      api.call(endpoint, { ...input, ...(pageParam && { after: pageParam }) } as never) as Promise<Piece>,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...askedAtEachVisit,
  })
}

/** What the page shows of these answers is asked for again. */
export async function refresh(...endpoints: readonly Pick<Endpoint, 'path'>[]): Promise<void> {
  await Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}

/** After a change of language, in which the server words its answers: what is not in view must not come up as it was. */
export function refreshAll(): void {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries()
}
