import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#contract/endpoint.ts'
import type {
  coinReport,
  goodsReport,
  invoiceReport,
  memberReport,
  Period,
  promoterReport,
  recommendationReport,
  redemptionReport,
} from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { Text } from '#web/ui/text.tsx'
import { Panel } from './panel.tsx'
import { periodBefore } from './period-before.ts'
import styles from './reports.module.css'
import { useOfficeReportsWords } from './words.ts'

type Compared =
  | typeof coinReport
  | typeof goodsReport
  | typeof invoiceReport
  | typeof memberReport
  | typeof promoterReport
  | typeof recommendationReport
  | typeof redemptionReport

type Figure = { readonly label: string; readonly count: number; readonly text?: (count: number) => string }

type ComparedProps<Report extends Compared> = {
  report: Report
  period: Period
  now: Answer<Report>
  figuresOf: (report: Answer<Report>) => readonly Figure[]
}

/** The figures of the period, each beside that of as many days before. */
export function Compared<Report extends Compared>({ report, period, now, figuresOf }: ComparedProps<Report>) {
  const { reporting } = useOfficeReportsWords()
  const { number, day } = useFormat()
  const earlier = periodBefore(period)
  const { data } = useQuery(queryOf(officeApi, report as Compared, earlier))
  const before = data && figuresOf(data as Answer<Report>)
  const differenceOf = ({ count, text = number }: Figure, past: number) => {
    if (count === past) return reporting.asBefore
    const difference = text(Math.abs(count - past))
    const percent = past > 0 ? `${number(Math.round((Math.abs(count - past) / past) * 100))} %` : undefined
    return (count > past ? reporting.more : reporting.less)(difference, percent, text(past))
  }
  return (
    <Panel title={reporting.compared} note={reporting.comparedWith(day(earlier.from), day(earlier.to))}>
      <div className={styles.money}>
        {figuresOf(now).map((figure, place) => (
          <div key={figure.label}>
            <Text look="small-quiet">{figure.label}</Text>
            <p className={styles.middle}>{(figure.text ?? number)(figure.count)}</p>
            <Text look="small-quiet">{before ? differenceOf(figure, before[place]?.count ?? 0) : '…'}</Text>
          </div>
        ))}
      </div>
    </Panel>
  )
}
