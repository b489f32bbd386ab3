import { type Period, promoterReport } from '#contract/reports.ts'
import { useFormat } from '#web/platform/format.ts'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { ReportFile } from './report-file.tsx'
import styles from './reports.module.css'
import { useReport } from './use-report.ts'
import { Waiting } from './waiting.tsx'
import { useOfficeReportsWords } from './words.ts'

export function PromoterReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { number } = useFormat()
  const promoters = useReport(promoterReport, period)
  if (!promoters) return <Waiting />
  return (
    <div className={styles.grid}>
      <Panel title={reporting.promoters} aside={<ReportFile report="promoters" period={period} />}>
        <Figures
          label={reporting.promoters}
          rows={promoters}
          keyOf={({ id }) => id ?? ''}
          empty={reporting.none}
          columns={[
            { title: reporting.promoter, cell: ({ name }) => name ?? reporting.noPromoter },
            { title: reporting.code, cell: ({ code }) => code ?? '–' },
            { title: reporting.signUps, isNumber: true, cell: ({ sign_ups }) => <b>{number(sign_ups)}</b> },
            { title: reporting.verified, isNumber: true, cell: ({ verified }) => number(verified) },
          ]}
        />
      </Panel>
    </div>
  )
}
