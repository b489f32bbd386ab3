import type { Answer } from '#contract/endpoint.ts'
import type { recommendationSummary } from '#contract/recommendations.ts'
import { useFormat } from '#web/platform/format.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { StatusLine } from '#web/ui/status-line.tsx'
import { Text } from '#web/ui/text.tsx'
import { useRecommendationsWords } from './words.ts'

export type Summary = Answer<typeof recommendationSummary>

export function MonthProgress({ summary }: { summary: Pick<Summary, 'month_coins' | 'month_cap'> }) {
  const { month } = useRecommendationsWords()
  const { coins } = useFormat()
  const { month_coins: earned, month_cap: cap } = summary
  const left = Math.max(0, cap - earned)
  const said = month.left(coins(left), left)
  return (
    <Stack gap={2}>
      <Row spread="between" align="baseline">
        <Text look="note">{month.title}</Text>
        <Text as="b" look="strong" hasFigures>
          {month.figure(coins(earned), coins(cap))}
        </Text>
      </Row>
      <Progress label={month.title} text={left > 0 ? said : month.full} value={earned} max={cap} hasCoin />
      {left === 0 && (
        <StatusLine kind="attention" isLoud>
          {month.full}
        </StatusLine>
      )}
    </Stack>
  )
}
