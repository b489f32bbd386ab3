import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { StatementSummary } from '#contract/coins.ts'
import { programmeDay } from '#domain/business-days.ts'
import { invoicesQuery } from '#web/member/kit/invoices-query.ts'
import { useFormat } from '#web/platform/format.ts'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { estimateOf, expiringSoon, pendingAmong } from './coin-sums.ts'
import styles from './statement.module.css'
import { addressOf, type StatementView, views } from './statement-views.ts'
import { useCoinsWords } from './words.ts'

type SumLinksProps = { summary: StatementSummary | undefined; view: StatementView }

export function SumLinks({ summary, view }: SumLinksProps) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  const { data: invoices } = useQuery(invoicesQuery)
  const sums: Record<StatementView, number | undefined> = {
    available: summary?.coins,
    pending: invoices && estimateOf(pendingAmong(invoices)),
    expiring: summary && expiringSoon(summary, programmeDay(Date.now())),
  }
  return (
    <nav className={styles.sums} aria-label={statement.views}>
      <ul>
        {views.map((one) => (
          <li key={one}>
            <Link
              to={addressOf(one)}
              aria-current={one === view ? 'page' : undefined}
              replace
              preventScrollReset
            >
              <Text look="quiet">{statement[one]}</Text>
              <Text look="figure">
                {figureOf(sums[one], format.coins)}{' '}
                <VisuallyHidden>{statement.coins(sums[one] ?? 0)}</VisuallyHidden>
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function figureOf(sum: number | undefined, coins: (value: number) => string): string {
  return sum === undefined ? '–' : coins(sum)
}
