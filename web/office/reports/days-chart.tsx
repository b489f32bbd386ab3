import { useFormat } from '#web/platform/format.ts'
import { Bars } from '#web/ui/charts/bars.tsx'
import { Text } from '#web/ui/text.tsx'
import { useOfficeReportsWords } from './words.ts'

type DaysChartProps = {
  label: string
  days: readonly { readonly days: number; readonly count: number }[]
  /** The last column of its own; what took longer stands together in one more. */
  last: number
}

export function DaysChart({ label, days, last }: DaysChartProps) {
  const { reporting } = useOfficeReportsWords()
  const { number } = useFormat()
  const countOf = (from: number, to: number) =>
    days.filter((each) => each.days >= from && each.days <= to).reduce((sum, { count }) => sum + count, 0)
  if (days.length === 0) return <Text look="quiet">{reporting.none}</Text>
  const columns = Array.from({ length: last + 1 }, (_, day) => ({
    label: String(day),
    value: countOf(day, day),
    text: number(countOf(day, day)),
  }))
  const more = countOf(last + 1, Number.POSITIVE_INFINITY)
  return (
    <Bars
      label={label}
      bars={[...columns, { label: reporting.moreDays, value: more, text: number(more), tone: 'error' }]}
    />
  )
}
