import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { type Shopper, timesRedeemed } from './standing.ts'
import { useStoreWords } from './words.ts'

/** How many there are, how many one may have, and when one arrives. */
export function PrizeTerms({ prize, shopper }: { prize: Prize; shopper: Shopper }) {
  const { prizeDetail, prizeCard } = useStoreWords()
  const { number, weekday } = useFormat()
  const { left, stock, limit_per_member: limit } = prize
  const times = timesRedeemed(prize, shopper)
  const inStock = left === null ? prizeDetail.inStock : prizeCard.left(number(left), left)
  return (
    <Card>
      <Facts>
        <Fact name={prizeDetail.stock}>{stock === 'sold_out' ? prizeCard.soldOut : inStock}</Fact>
        {limit !== null && (
          <Fact name={prizeDetail.limit}>
            {times > 0 ? prizeDetail.limitUsed(number(times), number(limit)) : number(limit)}
          </Fact>
        )}
        {shopper.mine && stock !== 'sold_out' && (
          <Fact name={prizeDetail.arrives}>{weekday(shopper.mine.deliver_by)}</Fact>
        )}
      </Facts>
    </Card>
  )
}
