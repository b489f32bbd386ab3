import { useFormat } from '#web/platform/format.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Card } from '#web/ui/card.tsx'
import { Text } from '#web/ui/text.tsx'
import { summaryQuery } from './calls.ts'
import { MonthProgress } from './month-progress.tsx'
import { useRecommendationsWords } from './words.ts'

/** What recommendations brought this month, of what a month has room for. */
export function MonthCard() {
  const { month } = useRecommendationsWords()
  const { coins } = useFormat()
  const { data: summary } = useSuspenseQuery(summaryQuery)
  if (summary.month_cap === 0 || summary.sent + summary.opened + summary.bought === 0) return null
  return (
    <Card as="section" aria-label={month.title}>
      <MonthProgress summary={summary} />
      {summary.coins > 0 && <Text look="note">{month.inAll(coins(summary.coins), summary.coins)}</Text>}
    </Card>
  )
}
