import { invoiceReport, type Period, reviewerReport } from '#contract/reports.ts'
import { useFormat } from '#web/platform/format.ts'
import { Shares } from './charts/shares.tsx'
import { DaysChart } from './days-chart.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { ReportFile } from './report-file.tsx'
import styles from './reports.module.css'
import { shareOf } from './share.ts'
import { useReport } from './use-report.ts'
import { Waiting } from './waiting.tsx'
import { useOfficeReportsWords } from './words.ts'

export function InvoiceReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { number, date } = useFormat()
  const report = useReport(invoiceReport, period)
  if (!report) return <Waiting />
  const { states, decided, within, median_days, days, weeks } = report
  const share = (
    name: keyof typeof states,
    label: string,
    tone: 'action' | 'caramel' | 'error' | 'neutral' | 'info',
  ) => ({
    label,
    count: states[name],
    text: number(states[name]),
    tone,
  })
  return (
    <div className={styles.grid}>
      <Panel
        span={5}
        title={reporting.daysToDecision}
        note={median_days !== null && reporting.median(number(median_days))}
        aside={
          decided > 0 && (
            <>
              <b className={styles.middle}>{`${number(shareOf(within, decided))} %`}</b>
              <span className={styles.small}>{reporting.inTime}</span>
            </>
          )
        }
      >
        <DaysChart label={reporting.daysToDecision} days={days} last={5} />
      </Panel>
      <Reviewers period={period} />
      <Panel title={reporting.states}>
        <Shares
          label={reporting.states}
          shares={[
            share('counted', reporting.counted, 'action'),
            share('rejected', reporting.rejected, 'error'),
            share('incomplete', reporting.incomplete, 'caramel'),
            share('reversed', reporting.reversedInvoices, 'neutral'),
            share('received', reporting.received, 'info'),
          ]}
        />
      </Panel>
      <Panel title={reporting.byWeek} aside={<ReportFile report="invoices" period={period} />}>
        <Figures
          label={reporting.byWeek}
          rows={weeks.toReversed()}
          keyOf={({ week }) => week}
          empty={reporting.none}
          columns={[
            { title: reporting.week, cell: ({ week }) => date(week) },
            { title: reporting.sent, isNumber: true, cell: ({ sent }) => number(sent) },
            { title: reporting.decided, isNumber: true, cell: (week) => number(week.decided) },
            { title: reporting.within, isNumber: true, cell: (week) => number(week.within) },
          ]}
        />
      </Panel>
    </div>
  )
}

function Reviewers({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { number } = useFormat()
  const people = useReport(reviewerReport, period) ?? []
  return (
    <Panel span={7} title={reporting.reviewers} aside={<ReportFile report="reviewers" period={period} />}>
      <Figures
        label={reporting.reviewers}
        rows={people}
        keyOf={({ id }) => id}
        empty={reporting.none}
        columns={[
          { title: reporting.person, cell: ({ name }) => name },
          { title: reporting.decisions, isNumber: true, cell: ({ decisions }) => <b>{number(decisions)}</b> },
          { title: reporting.perHour, isNumber: true, cell: ({ per_hour }) => number(per_hour) },
          {
            title: reporting.medianTime,
            isNumber: true,
            cell: ({ median_seconds: median }) => (median === null ? '–' : reporting.seconds(number(median))),
          },
          { title: reporting.undone, isNumber: true, cell: ({ undone }) => number(undone) },
          {
            title: reporting.agreement,
            isNumber: true,
            cell: ({ checked, agreed }) =>
              checked === 0 ? '–' : `${number(Math.round((agreed / checked) * 100))} %`,
          },
          { title: reporting.askedAgain, isNumber: true, cell: ({ asked_again }) => number(asked_again) },
        ]}
      />
    </Panel>
  )
}
