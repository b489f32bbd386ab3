import type { StatementSummary } from '#contract/coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
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
      <Facts hasFigures>
        <Fact name={memberPage.pending}>{coins(wallet.pending)}</Fact>
        {next && <Fact name={memberPage.expiring(date(next.date))}>{coins(next.coins)}</Fact>}
        <Fact name={memberPage.earned}>{coins(wallet.points)}</Fact>
        <Fact name={memberPage.debt}>{coins(wallet.debt)}</Fact>
      </Facts>
    </Card>
  )
}
