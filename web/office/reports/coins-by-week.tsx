import type { Dashboard } from '#contract/reports.ts'
import { useFormat } from '#web/platform/format.ts'
import { Lines } from '#web/ui/charts/lines.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { useOfficeReportsWords } from './words.ts'

const weeksInTable = 5

export function CoinsByWeek({ weeks }: { weeks: Dashboard['weeks'] }) {
  const { board } = useOfficeReportsWords()
  const { coins, day } = useFormat()
  return (
    <Panel span={8} title={board.byWeek} note={board.twelveWeeks}>
      <Columns widths={['3fr', '2fr']} from={900} gap={4}>
        <Lines
          label={board.byWeek}
          names={weeks.map(({ week }) => day(week))}
          textOf={coins}
          series={[
            { name: board.issuedSeries, tone: 'action', values: weeks.map(({ issued }) => issued) },
            { name: board.spentSeries, tone: 'caramel', values: weeks.map(({ spent }) => spent) },
          ]}
        />
        <Figures
          label={board.byWeek}
          rows={weeks.toReversed().slice(0, weeksInTable)}
          keyOf={({ week }) => week}
          empty=""
          columns={[
            { title: board.week, cell: ({ week }) => day(week) },
            { title: board.issued, isNumber: true, cell: ({ issued }) => coins(issued) },
            { title: board.spent, isNumber: true, cell: ({ spent }) => coins(spent) },
          ]}
        />
      </Columns>
    </Panel>
  )
}
