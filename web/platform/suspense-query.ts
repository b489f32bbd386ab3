import {
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseSuspenseInfiniteQueryOptions,
  type UseSuspenseInfiniteQueryResult,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'

/** What a query has that is named after an endpoint: the path, and what was asked. */
type Known = { readonly queryKey: QueryKey }

/**
 * The library's `useSuspenseQuery`, except that a filter, a page or a period that changes leaves what is shown in its
 * place until the answer is there: the focus stays where it is, and nothing flickers. Something else, which has another
 * name in its path, is waited for.
 */
export function useSuspenseQuery<FnData, Data = FnData, Key extends QueryKey = QueryKey>(
  options: UseSuspenseQueryOptions<FnData, DefaultError, Data, Key>,
): UseSuspenseQueryResult<Data> {
  const asked = { ...options, ...waiting, placeholderData: keptFor(options) } as never
  return useQuery(asked) as UseSuspenseQueryResult<Data>
}

/** The same for a list that comes in pieces. */
export function useSuspenseInfiniteQuery<
  FnData,
  Data = InfiniteData<FnData>,
  Key extends QueryKey = QueryKey,
  Param = unknown,
>(
  options: UseSuspenseInfiniteQueryOptions<FnData, DefaultError, Data, Key, Param>,
): UseSuspenseInfiniteQueryResult<Data> {
  const asked = { ...options, ...waiting, placeholderData: keptFor(options) } as never
  return useInfiniteQuery(asked) as unknown as UseSuspenseInfiniteQueryResult<Data>
}

/** As the library has it for its own: only a question without any answer fails the part that asks. */
const waiting = {
  suspense: true,
  throwOnError: (_error: Error, query: { state: { data: unknown } }) => query.state.data === undefined,
}

function keptFor({ queryKey }: Known) {
  return <Data>(shown: Data | undefined, before?: Known): Data | undefined =>
    before && isSameThing(before.queryKey, queryKey) ? shown : undefined
}

/** Whether two keys differ only in how something is looked at. */
export function isSameThing(one: QueryKey, other: QueryKey): boolean {
  const [path, ...inputs] = one
  if (path !== other[0] || inputs.length !== other.length - 1) return false
  const names = [...String(path).matchAll(/:(\w+)/g)]
  return names.every(([, name = '']) => valueIn(one[1], name) === valueIn(other[1], name))
}

function valueIn(input: unknown, name: string): unknown {
  return (input as Readonly<Record<string, unknown>> | undefined)?.[name]
}
