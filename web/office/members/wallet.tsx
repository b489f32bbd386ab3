import type { StatementSummary } from '#contract/coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './member.module.css'
import { useOfficeMembersWords } from './words.ts'

export function Wallet({ wallet }: { wallet: StatementSummary }) {
  const { memberPage } = useOfficeMembersWords()
  const { coins, date } = useFormat()
  const [next] = wallet.expiries
  return (
    <Card as="section" aria-label={memberPage.available}>
      <div>
        <p>{memberPage.available}</p>
        <p className={styles.figure}>{coins(wallet.coins)}</p>
      </div>
      <dl className={styles.list} data-figures="true">
        <div>
          <dt>{memberPage.pending}</dt>
          <dd>{coins(wallet.pending)}</dd>
        </div>
        {next && (
          <div>
            <dt>{memberPage.expiring(date(next.date))}</dt>
            <dd>{coins(next.coins)}</dd>
          </div>
        )}
        <div>
          <dt>{memberPage.earned}</dt>
          <dd>{coins(wallet.points)}</dd>
        </div>
        <div>
          <dt>{memberPage.debt}</dt>
          <dd>{coins(wallet.debt)}</dd>
        </div>
      </dl>
    </Card>
  )
}
