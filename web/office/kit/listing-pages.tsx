import { mostCounted, pageSize } from '#contract/office-list.ts'
import { useFormat } from '#web/platform/format.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { useListingWords } from './listing-words.ts'

export type PageOf<Row> = {
  readonly items: readonly Row[]
  readonly next: number | null
  readonly total: number
}

type ListingPagesProps = { answer: PageOf<unknown>; page: number; hrefOf: (page: number) => string }

export function ListingPages({ answer: { items, next, total }, page, hrefOf }: ListingPagesProps) {
  const { listing } = useListingWords()
  const { number } = useFormat()
  const count = useCount()
  const first = (page - 1) * pageSize
  const range = listing.range(number(first + 1), number(first + items.length), count(total))
  return (
    <Pagination
      label={listing.pages}
      text={items.length > 0 ? range : listing.none}
      previous={{ label: listing.previous, to: page > 1 ? hrefOf(page - 1) : undefined }}
      next={{ label: listing.next, to: next === null ? undefined : hrefOf(next) }}
    />
  )
}

/** How many there are, as far as the server counts. */
export function useCount() {
  const { listing } = useListingWords()
  const { number } = useFormat()
  return (total: number) => (total > mostCounted ? listing.moreThan(number(mostCounted)) : number(total))
}
