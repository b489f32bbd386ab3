import { type CoinReport as Coins, coinReport, type Period } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Lines } from '#web/ui/charts/lines.tsx'
import { Waterfall } from '#web/ui/charts/waterfall.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Text } from '#web/ui/text.tsx'
import { Compared } from './compared.tsx'
import { Figures } from './figures.tsx'
import { Panel } from './panel.tsx'
import styles from './reports.module.css'
import { useOfficeReportsWords } from './words.ts'

export function CoinReport({ period }: { period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { coins } = useFormat()
  const { data: report } = useSuspenseQuery(queryOf(officeApi, coinReport, period))
  return (
    <>
      <Compared
        report={coinReport}
        period={period}
        now={report}
        figuresOf={(of) => [
          { label: reporting.issued, count: of.issued + of.reversed, text: coins },
          { label: reporting.spent, count: 0 - of.spent - of.refunded, text: coins },
          { label: reporting.expired, count: 0 - of.expired, text: coins },
          { label: reporting.closing, count: of.closing, text: coins },
        ]}
      />
      <Owed report={report} />
      <Worth report={report} />
      <Weeks report={report} period={period} />
    </>
  )
}

function Owed({ report }: { report: Coins }) {
  const { reporting } = useOfficeReportsWords()
  const { coins, movement } = useFormat()
  const becameDebt = report.closing_debt - report.opening_debt
  const changes = [
    { label: reporting.issued, coins: report.issued + report.reversed, tone: 'action' },
    { label: reporting.imported, coins: report.imported, tone: 'action' },
    { label: reporting.spent, coins: report.spent + report.refunded, tone: 'caramel' },
    { label: reporting.expired, coins: report.expired, tone: 'caramel' },
    { label: reporting.adjusted, coins: report.adjusted + report.written_off, tone: 'neutral' },
    ...(becameDebt === 0 ? [] : [{ label: reporting.debtBar, coins: becameDebt, tone: 'neutral' } as const]),
  ] as const
  const rows = [
    [reporting.opening, report.opening],
    [reporting.issued, report.issued],
    [reporting.imported, report.imported],
    [reporting.reversed, report.reversed],
    [reporting.spent, report.spent],
    [reporting.refunded, report.refunded],
    [reporting.expired, report.expired],
    [reporting.adjusted, report.adjusted],
    [reporting.writtenOff, report.written_off],
    [reporting.becameDebt, becameDebt],
    [reporting.closing, report.closing],
    [reporting.openingDebt, report.opening_debt],
    [reporting.closingDebt, report.closing_debt],
  ] as const
  return (
    <Panel span={8} title={reporting.owed} note={reporting.brokenAxis}>
      <Waterfall
        label={reporting.owed}
        opening={{ label: reporting.opening, coins: report.opening }}
        changes={changes}
        closing={reporting.closing}
        textOf={coins}
        changeOf={movement}
      />
      <Figures
        label={reporting.owed}
        rows={rows}
        keyOf={([name]) => name}
        empty={reporting.none}
        columns={[
          { title: reporting.movement, cell: ([name]) => name },
          { title: reporting.coins, isNumber: true, cell: ([, figure]) => coins(figure) },
        ]}
      />
    </Panel>
  )
}

function Worth({ report }: { report: Coins }) {
  const { reporting } = useOfficeReportsWords()
  const { coins, money, number } = useFormat()
  const cents = (amount: number) => Math.round((amount * report.worth_thousandths) / 10)
  const each = `R$ ${number(report.worth_thousandths / 1000)}`
  return (
    <Panel span={4} title={reporting.worth}>
      <p className={styles.big}>{money(cents(report.outstanding))}</p>
      <Text look="small-quiet">{reporting.worthNote(coins(report.outstanding), each)}</Text>
      {report.debt > 0 && (
        <Text look="small-quiet">{reporting.debtNote(coins(report.debt), money(cents(report.debt)))}</Text>
      )}
      <Figures
        label={reporting.expiresIn}
        rows={report.expiring}
        keyOf={({ days }) => String(days)}
        empty={reporting.none}
        columns={[
          { title: reporting.expiresIn, cell: ({ days }) => reporting.days(number(days)) },
          { title: reporting.coins, isNumber: true, cell: (row) => coins(row.coins) },
          { title: reporting.money, isNumber: true, cell: (row) => money(cents(row.coins)) },
        ]}
      />
    </Panel>
  )
}

function Weeks({ report: { weeks }, period }: { report: Coins; period: Period }) {
  const { reporting } = useOfficeReportsWords()
  const { coins, day, date } = useFormat()
  return (
    <Panel title={reporting.byWeek} file={{ report: 'coins', ...period }}>
      <Columns widths={['3fr', '2fr']} from={900} gap={4}>
        <Lines
          label={reporting.byWeek}
          names={weeks.map(({ week }) => day(week))}
          textOf={coins}
          series={[
            { name: reporting.issued, tone: 'action', values: weeks.map(({ issued }) => issued) },
            { name: reporting.spent, tone: 'caramel', values: weeks.map(({ spent }) => spent) },
          ]}
        />
        <Figures
          label={reporting.byWeek}
          rows={weeks.toReversed()}
          keyOf={({ week }) => week}
          empty={reporting.none}
          columns={[
            { title: reporting.week, cell: ({ week }) => date(week) },
            { title: reporting.issued, isNumber: true, cell: ({ issued }) => coins(issued) },
            { title: reporting.spent, isNumber: true, cell: ({ spent }) => coins(spent) },
            { title: reporting.expired, isNumber: true, cell: ({ expired }) => coins(expired) },
            { title: reporting.closing, isNumber: true, cell: ({ closing }) => coins(closing) },
            { title: reporting.closingDebt, isNumber: true, cell: (row) => coins(row.closing_debt) },
          ]}
        />
      </Columns>
    </Panel>
  )
}
