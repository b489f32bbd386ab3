import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StatementSummary } from '#contract/coins.ts'
import { programmeDay } from '#domain/business-days.ts'
import { invoicesQuery } from '#web/member/kit/invoices-query.ts'
import { useFormat } from '#web/platform/format.ts'
import { Columns } from '#web/ui/columns.tsx'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { expiringSoon, pendingAmong } from './coin-sums.ts'
import styles from './pockets.module.css'
import { addressOf, type StatementView } from './statement-views.ts'
import { useCoinsWords } from './words.ts'

type PocketsProps = {
  summary: StatementSummary | undefined
  sendsInvoices: boolean
}

export function Pockets({ summary, sendsInvoices }: PocketsProps) {
  const { pockets } = useCoinsWords()
  const { day } = useFormat()
  const next = summary?.expiries[0]
  const expiring = summary && expiringSoon(summary, programmeDay(Date.now()))
  const sayWhen = next?.coins === expiring ? pockets.on : pockets.from
  return (
    <Columns as="ul" widths={['1fr', '1fr']} gap={1} className={styles.pockets}>
      {sendsInvoices && (
        <Pocket view="pending" coins={summary?.pending}>
          <UnderReview />
        </Pocket>
      )}
      <Pocket view="expiring" coins={expiring}>
        {Boolean(expiring) && next && sayWhen(day(next.date))}
      </Pocket>
    </Columns>
  )
}

function UnderReview() {
  const { pockets } = useCoinsWords()
  const { day } = useFormat()
  const { data = [] } = useQuery(invoicesQuery)
  const pending = pendingAmong(data)
  const lastDay = pending
    .map(({ due_on }) => due_on)
    .toSorted()
    .at(-1)
  return lastDay ? pockets.invoices(pending.length, day(lastDay)) : null
}

function Pocket({
  view,
  coins,
  children,
}: {
  view: StatementView
  coins: number | undefined
  children: ReactNode
}) {
  const { statement } = useCoinsWords()
  const format = useFormat()
  return (
    <li>
      <Link to={addressOf(view)}>
        <Text look="quiet">{statement[view]}</Text>
        <Text look="figure">
          {coins === undefined ? '–' : format.coins(coins)}{' '}
          <VisuallyHidden>{statement.coins(coins ?? 0)}</VisuallyHidden>
        </Text>
        <Text look="quiet" className={styles.note}>
          {children}
        </Text>
      </Link>
    </li>
  )
}
