import { type Period, type RecommendationReport as Report, recommendationReport } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Bars } from '#web/ui/charts/bars.tsx'
import { Compared } from './compared.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import { shareOf } from './share.ts'
import { useOfficeReportsWords } from './words.ts'

export function RecommendationReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { coins, number } = useFormat()
  const { data: report } = useSuspenseQuery(queryOf(officeApi, recommendationReport, period))
  const funnel = useFunnelColumns()
  return (
    <>
      <Compared
        report={recommendationReport}
        period={period}
        now={report}
        figuresOf={(of) => steps.map((step) => ({ label: reporting[step], count: of[step] }))}
      />
      <Panel title={reporting.funnel} note={reporting.funnelNote}>
        <FunnelBars report={report} />
      </Panel>
      <Panel title={reporting.byProfessional} file={{ report: 'recommenders', ...period }}>
        <Figures
          label={reporting.byProfessional}
          rows={report.professionals}
          keyOf={({ id }) => id ?? ''}
          empty={reporting.none}
          columns={[{ title: reporting.professional, cell: ({ name }) => name ?? reporting.left }, ...funnel]}
        />
      </Panel>
      <Panel span={7} title={reporting.byProduct} file={{ report: 'recommended_products', ...period }}>
        <Figures
          label={reporting.byProduct}
          rows={report.products}
          keyOf={({ id }) => id}
          empty={reporting.none}
          columns={[{ title: reporting.product, cell: ({ title }) => title }, ...funnel]}
        />
      </Panel>
      <Panel span={5} title={reporting.byShop} file={{ report: 'recommended_shops', ...period }}>
        <Figures
          label={reporting.byShop}
          rows={report.shops}
          keyOf={({ name, city, state }) => `${name} ${city} ${state}`}
          empty={reporting.none}
          columns={[
            { title: reporting.shop, cell: (shop) => <ShopName {...shop} /> },
            { title: reporting.purchases, isNumber: true, cell: ({ purchases }) => number(purchases) },
            { title: reporting.codes, isNumber: true, cell: ({ codes }) => number(codes) },
            {
              title: reporting.professionals,
              isNumber: true,
              cell: ({ professionals }) => number(professionals),
            },
            { title: reporting.coins, isNumber: true, cell: (shop) => <b>{coins(shop.coins)}</b> },
          ]}
        />
      </Panel>
    </>
  )
}

type Funnel = Pick<Report, 'recommended' | 'opened' | 'bought' | 'again' | 'coins'>

const steps = ['recommended', 'opened', 'bought', 'again'] as const

function FunnelBars({ report }: { report: Report }) {
  const { reporting } = useOfficeReportsWords()
  const { number } = useFormat()
  const bars = steps.map((step) => ({
    label: reporting[step],
    value: report[step],
    text:
      step === 'recommended'
        ? number(report[step])
        : reporting.ofAll(number(report[step]), number(shareOf(report[step], report.recommended))),
  }))
  return <Bars label={reporting.funnel} bars={bars} />
}

function useFunnelColumns() {
  const { reporting } = useOfficeReportsWords()
  const { coins, number } = useFormat()
  return [
    ...steps.map((step) => ({
      title: reporting[step],
      isNumber: true,
      cell: (row: Funnel) => number(row[step]),
    })),
    { title: reporting.coins, isNumber: true, cell: (row: Funnel) => <b>{coins(row.coins)}</b> },
  ]
}

function ShopName({ name, city, state }: Report['shops'][number]) {
  const { reporting } = useOfficeReportsWords()
  return (
    <>
      {name ?? reporting.noShop} <small>{[city, state].filter(Boolean).join(', ')}</small>
    </>
  )
}
