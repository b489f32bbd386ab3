import { type Period, promoterReport } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Compared } from './compared.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { useOfficeReportsWords } from './words.ts'

export function PromoterReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { number } = useFormat()
  const { data: promoters } = useSuspenseQuery(queryOf(officeApi, promoterReport, period))
  return (
    <>
      <Compared
        report={promoterReport}
        period={period}
        now={promoters}
        figuresOf={(of) => [
          { label: reporting.signUps, count: of.reduce((sum, { sign_ups }) => sum + sign_ups, 0) },
          { label: reporting.verified, count: of.reduce((sum, { verified }) => sum + verified, 0) },
        ]}
      />
      <Panel title={reporting.promoters} file={{ report: 'promoters', ...period }}>
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
    </>
  )
}
