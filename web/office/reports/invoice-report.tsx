import { usePrefetchQuery } from '@tanstack/react-query'
import type { Answer } from '#contract/endpoint.ts'
import { invoiceReport, type Period, reviewerReport } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Shares } from '#web/ui/charts/shares.tsx'
import { Compared } from './compared.tsx'
import { DaysChart } from './days-chart.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import styles from './reports.module.css'
import { shareOf } from './share.ts'
import { useOfficeReportsWords } from './words.ts'

export function InvoiceReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { number, date } = useFormat()
  const byReviewer = queryOf(officeApi, reviewerReport, period)
  // Both are asked for together.
  usePrefetchQuery(byReviewer)
  const report = useSuspenseQuery(queryOf(officeApi, invoiceReport, period))
  const reviewers = useSuspenseQuery(byReviewer)
  const { states, decided, within, median_days, days, weeks } = report.data
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
    <>
      <Compared
        report={invoiceReport}
        period={period}
        now={report.data}
        figuresOf={(of) => [
          { label: reporting.sent, count: of.weeks.reduce((sum, week) => sum + week.sent, 0) },
          { label: reporting.decided, count: of.decided },
          { label: reporting.within, count: of.within },
          { label: reporting.atOnce, count: of.at_once },
        ]}
      />
      <Panel
        span={5}
        title={reporting.daysToDecision}
        note={median_days !== null && reporting.median(number(median_days))}
        end={
          decided > 0 && (
            <>
              <b className={styles.middle}>{`${number(shareOf(within, decided))} %`}</b>
              <small>{reporting.inTime}</small>
            </>
          )
        }
      >
        <DaysChart label={reporting.daysToDecision} days={days} last={5} />
      </Panel>
      <Reviewers people={reviewers.data} period={period} />
      <Panel title={reporting.states}>
        <Shares
          label={reporting.states}
          shares={[
            share('counted', reporting.counted, 'action'),
            share('rejected', reporting.rejected, 'error'),
            share('incomplete', reporting.incomplete, 'caramel'),
            share('reversed', reporting.reversedInvoices, 'neutral'),
            share('received', reporting.received, 'info'),
            ...(states.erased > 0 ? [share('erased', reporting.erased, 'neutral')] : []),
          ]}
        />
      </Panel>
      <Panel title={reporting.byWeek} file={{ report: 'invoices', ...period }}>
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
            {
              title: reporting.atOnce,
              isNumber: true,
              cell: (week) =>
                week.decided === 0
                  ? '–'
                  : `${number(week.at_once)} (${number(shareOf(week.at_once, week.decided))} %)`,
            },
          ]}
        />
      </Panel>
    </>
  )
}

type ReviewersProps = { people: Answer<typeof reviewerReport>; period: Period }

function Reviewers({ people, period }: ReviewersProps) {
  const { reporting } = useOfficeReportsWords()
  const { number } = useFormat()
  return (
    <Panel span={7} title={reporting.reviewers} file={{ report: 'reviewers', ...period }}>
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
