import { type Period, redemptionReport } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { StatusLine } from '#web/ui/status-line.tsx'
import { Text } from '#web/ui/text.tsx'
import { Compared } from './compared.tsx'
import { DaysChart } from './days-chart.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { useOfficeReportsWords } from './words.ts'

export function RedemptionReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { number, coins } = useFormat()
  const { data: report } = useSuspenseQuery(queryOf(officeApi, redemptionReport, period))
  const { prizes, delivered, within, late, days, median_days } = report
  return (
    <>
      <Compared
        report={redemptionReport}
        period={period}
        now={report}
        figuresOf={(of) => [
          { label: reporting.redemptions, count: of.prizes.reduce((sum, { count }) => sum + count, 0) },
          { label: reporting.coins, count: of.prizes.reduce((sum, prize) => sum + prize.coins, 0) },
          { label: reporting.cancelled, count: of.prizes.reduce((sum, { cancelled }) => sum + cancelled, 0) },
          { label: reporting.inTimeDelivered, count: of.within },
        ]}
      />
      <Panel span={7} title={reporting.prizes} file={{ report: 'redemptions', ...period }}>
        <Figures
          label={reporting.prizes}
          rows={prizes}
          keyOf={({ id }) => id}
          empty={reporting.none}
          columns={[
            { title: reporting.prize, cell: ({ title }) => title },
            { title: reporting.redemptions, isNumber: true, cell: ({ count }) => number(count) },
            { title: reporting.coins, isNumber: true, cell: (prize) => <b>{coins(prize.coins)}</b> },
            { title: reporting.cancelled, isNumber: true, cell: ({ cancelled }) => number(cancelled) },
          ]}
        />
      </Panel>
      <Panel
        span={5}
        title={reporting.daysToDelivery}
        note={median_days !== null && reporting.median(number(median_days))}
      >
        <DaysChart label={reporting.daysToDelivery} days={days} last={12} />
        <Text look="small-quiet">{reporting.delivered(number(within), number(delivered))}</Text>
        {late > 0 && (
          <StatusLine kind="error" isLoud>
            {reporting.lateNow(number(late))}
          </StatusLine>
        )}
      </Panel>
    </>
  )
}
