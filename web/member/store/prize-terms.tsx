import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import styles from './prize-detail.module.css'
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
    <dl className={styles.terms}>
      <Term label={prizeDetail.stock} value={stock === 'sold_out' ? prizeCard.soldOut : inStock} />
      {limit !== null && (
        <Term
          label={prizeDetail.limit}
          value={times > 0 ? prizeDetail.limitUsed(number(times), number(limit)) : number(limit)}
        />
      )}
      {shopper.mine && stock !== 'sold_out' && (
        <Term label={prizeDetail.arrives} value={weekday(shopper.mine.deliver_by)} />
      )}
    </dl>
  )
}

function Term({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
