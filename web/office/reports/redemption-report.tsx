import { type Period, redemptionReport } from '#contract/reports.ts'
import { useFormat } from '#web/platform/format.ts'
import { DaysChart } from './days-chart.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { ReportFile } from './report-file.tsx'
import styles from './reports.module.css'
import { useReport } from './use-report.ts'
import { Waiting } from './waiting.tsx'
import { useOfficeReportsWords } from './words.ts'

export function RedemptionReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { number, coins } = useFormat()
  const report = useReport(redemptionReport, period)
  if (!report) return <Waiting />
  const { prizes, delivered, within, late, days, median_days } = report
  return (
    <div className={styles.grid}>
      <Panel span={7} title={reporting.prizes} aside={<ReportFile report="redemptions" period={period} />}>
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
        <p className={styles.small}>{reporting.delivered(number(within), number(delivered))}</p>
        {late > 0 && <p className={styles.late}>{reporting.lateNow(number(late))}</p>}
      </Panel>
    </div>
  )
}
