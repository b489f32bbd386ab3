import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'

export const pageSize = 50
/** Counting stops here: a list that is longer is told as "more than", and is narrowed by a filter. */
export const mostCounted = 10_000
export const mostPages = mostCounted / pageSize

/** Query of a list of the back office: its filters, the column that orders it, and which page. */
export function listQuery<
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.core.$ZodShape,
>(sorts: Sorts, filters: Filters) {
  return z.object({
    ...filters,
    sort: z.optional(z.enum(sorts)),
    direction: z.optional(z.enum(['ascending', 'descending'])),
    page: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(mostPages))),
  })
}

/** What is searched for; never kept in the audit trail, since it may name a person. */
export const SearchText = z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(200)))

/** A page of a list; `next` is the number of the following one, `total` is one more than is counted for "more than". */
export function page<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: z.nullable(z.int()), total: z.int() })
}

/** A list as a file for spreadsheets: the same query as the list itself, every row, in the language of the call. */
export const CsvFile = z.string().register(z.globalRegistry, { contentMediaType: 'text/csv' })
