import coin from '#brand/art/coin.svg'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useFormat } from '#web/platform/format.ts'
import styles from './coins-at-stake.module.css'
import facts from './facts.module.css'
import type { Reviewing } from './reviewing.ts'
import { useFigure } from './rows.tsx'
import { useReviewWords } from './words.ts'

type CoinsAtStakeProps = { work: Reviewing; invoice: OfficeInvoice }

/** What an approval would move, line by line, and what the member will read of it. */
export function CoinsAtStake({ work: { edits, isBlind }, invoice }: CoinsAtStakeProps) {
  const { review } = useReviewWords()
  const { coins, number } = useFormat()
  const money = useFigure()
  const { approval = invoice.approval } = edits
  const whole = totalOf(approval)
  return (
    <section className={facts.part} data-last="true">
      <div className={styles.stake}>
        <h2>{review.coinsAtStake}</h2>
        {approval.coins !== invoice.estimate && <small>{review.byTyped(coins(invoice.estimate))}</small>}
        <p>
          <img src={coin} width="20" height="20" alt="" />
          {coins(whole)}
        </p>
      </div>
      <dl className={styles.trace}>
        {approval.trace
          .map((line, place) => ({ ...line, place }))
          .map(({ place, title, value_cents = 0, rate_thousandths = 0, coins: ofRow }) => (
            <div key={place}>
              <dt>{review.traceLine(money(value_cents), number(rate_thousandths / 1000), title)}</dt>
              <dd>{coins(ofRow)}</dd>
            </div>
          ))}
        {approval.bonuses.map((bonus) => (
          <div key={bonus.title} data-bonus="true">
            <dt>{review.bonus(bonus.title)}</dt>
            <dd>{coins(bonus.coins)}</dd>
          </div>
        ))}
      </dl>
      {!isBlind && (
        <p className={styles.told}>
          <b>{review.willRead(firstName(invoice.member.name))}</b> {review.quoted(approval.told)}
        </p>
      )}
    </section>
  )
}

export function totalOf({ coins, bonuses }: Pick<OfficeInvoice['approval'], 'coins' | 'bonuses'>): number {
  return bonuses.reduce((sum, bonus) => sum + bonus.coins, coins)
}

export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}
