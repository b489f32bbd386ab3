import type { OpeningCoins } from '#contract/fields.ts'

/** What `opening_coins` of the database tells, with moments as they are written everywhere; left out if it is nothing. */
export function openingOf(opening: readonly OpeningCoins[] | null): { opening?: OpeningCoins[] } {
  if (!opening?.length) return {}
  return { opening: opening.map(({ at, coins }) => ({ at: Temporal.Instant.from(at).toString(), coins })) }
}
