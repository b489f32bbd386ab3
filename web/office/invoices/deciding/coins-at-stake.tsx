import { Fragment } from 'react'
import coin from '#brand/art/coin.svg'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { firstName } from '#domain/names.ts'
import { shownCode } from '#domain/recommendation-code.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Row } from '#web/ui/stack.tsx'
import { useDeciding } from './deciding-room.tsx'
import styles from './decision-pane.module.css'
import { useFigure } from './invoice-rows.tsx'

export function CoinsAtStake({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const { coins, number } = useFormat()
  const money = useFigure()
  const { isBlind } = useDesk()
  const { approval = invoice.approval } = useDeciding().corrections
  const whole = totalOf(approval)
  return (
    <section className={styles.part}>
      <Row hasOneLine className={styles.stake}>
        <h2>{review.coinsAtStake}</h2>
        {approval.coins !== invoice.estimate && <small>{review.byTyped(coins(invoice.estimate))}</small>}
        <p>
          <img src={coin} width="20" height="20" alt="" />
          {coins(whole)}
        </p>
      </Row>
      <dl className={styles.trace}>
        {approval.trace
          .map((line, place) => ({ ...line, place }))
          .map(({ place, title, value_cents = 0, rate_thousandths = 0, coins: ofRow }) => (
            <div key={place}>
              <dt>{review.traceLine(money(value_cents), number(rate_thousandths / 1000), title)}</dt>
              <dd>{coins(ofRow)}</dd>
            </div>
          ))}
        {approval.recommendations.map(({ code, recommender, coins: share, joining_coins }) => (
          <Fragment key={code}>
            {joining_coins > 0 && (
              <div data-bonus="true">
                <dt>{review.codes.joining(shownCode(code))}</dt>
                <dd>{coins(joining_coins)}</dd>
              </div>
            )}
            <div data-other="true">
              <dt>{review.codes.share(recommender)}</dt>
              <dd>{coins(share)}</dd>
            </div>
          </Fragment>
        ))}
        {approval.bonuses.map((bonus) => (
          <div key={bonus.title} data-bonus="true">
            <dt>{review.bonus(bonus.title)}</dt>
            <dd>{coins(bonus.coins)}</dd>
          </div>
        ))}
      </dl>
      {!isBlind && (
        <p className={styles.letter}>
          <b>{review.willRead(firstName(invoice.member.name))}</b> {review.quoted(approval.told)}
        </p>
      )}
    </section>
  )
}

type Earned = Pick<OfficeInvoice['approval'], 'coins' | 'bonuses' | 'recommendations'>

/** What the sender earns; who recommended is somebody else. */
export function totalOf({ coins, bonuses, recommendations }: Earned): number {
  const joining = recommendations.reduce((sum, { joining_coins }) => sum + joining_coins, 0)
  return bonuses.reduce((sum, bonus) => sum + bonus.coins, coins + joining)
}
