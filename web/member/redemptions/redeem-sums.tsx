import { useFormat } from '#web/platform/format.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import styles from './redeem-dialog.module.css'
import { useRedemptionsWords } from './words.ts'

/** What there is, what it costs, what is left; or what is missing, where the balance fell meanwhile. */
export function RedeemSums({ balance, price }: { balance: number; price: number }) {
  const { redeeming } = useRedemptionsWords()
  const { coins, movement } = useFormat()
  const rest = Math.abs(balance - price)
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{redeeming.before}</dt>
        <dd>{coins(balance)}</dd>
      </div>
      <div>
        <dt>{redeeming.cost}</dt>
        <dd>{movement(-price)}</dd>
      </div>
      <div className={styles.rest}>
        <dt>{balance < price ? redeeming.short(rest) : redeeming.after}</dt>
        <dd>
          <CoinAmount figure={coins(rest)} word={redeeming.coinWord(rest)} />
        </dd>
      </div>
    </dl>
  )
}
