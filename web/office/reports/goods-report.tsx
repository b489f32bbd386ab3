import { goodsReport, type Period } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Compared } from './compared.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { useOfficeReportsWords } from './words.ts'

export function GoodsReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { number, money } = useFormat()
  const { data: report } = useSuspenseQuery(queryOf(officeApi, goodsReport, period))
  return (
    <>
      <Compared
        report={goodsReport}
        period={period}
        now={report}
        figuresOf={(of) => [
          {
            label: reporting.value,
            count: of.products.reduce((sum, { cents }) => sum + cents, 0),
            text: money,
          },
          { label: reporting.units, count: of.products.reduce((sum, { units }) => sum + units, 0) },
          { label: reporting.products, count: of.products.length },
        ]}
      />
      <Panel span={7} title={reporting.products} file={{ report: 'products', ...period }}>
        <Figures
          label={reporting.products}
          rows={report.products}
          keyOf={({ id }) => id}
          empty={reporting.none}
          columns={[
            { title: reporting.product, cell: ({ title }) => title },
            { title: reporting.invoices, isNumber: true, cell: ({ invoices }) => number(invoices) },
            { title: reporting.units, isNumber: true, cell: ({ units }) => number(units) },
            { title: reporting.value, isNumber: true, cell: ({ cents }) => <b>{money(cents)}</b> },
          ]}
        />
      </Panel>
      <Panel span={5} title={reporting.distributors} file={{ report: 'distributors', ...period }}>
        <Figures
          label={reporting.distributors}
          rows={report.distributors}
          keyOf={({ id }) => id ?? ''}
          empty={reporting.none}
          columns={[
            { title: reporting.distributor, cell: ({ title }) => title ?? reporting.noDistributor },
            { title: reporting.members, isNumber: true, cell: ({ members }) => number(members) },
            { title: reporting.value, isNumber: true, cell: ({ cents }) => <b>{money(cents)}</b> },
          ]}
        />
      </Panel>
    </>
  )
}
