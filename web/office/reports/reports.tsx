import type { ComponentType } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { linkTo, officePaths } from '#contract/paths.ts'
import type { Period } from '#contract/reports.ts'
import { daysAfter, programmeDay } from '#domain/business-days.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { Waiting } from '#web/platform/waiting.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CoinReport } from './coin-report.tsx'
import { DataExports } from './data-exports.tsx'
import { GoodsReport } from './goods-report.tsx'
import { InvoiceReport } from './invoice-report.tsx'
import { MemberReport } from './member-report.tsx'
import { PromoterReport } from './promoter-report.tsx'
import { ReadingReport } from './reading-report.tsx'
import { RecommendationReport } from './recommendation-report.tsx'
import { RedemptionReport } from './redemption-report.tsx'
import styles from './reports.module.css'
import { useOfficeReportsWords } from './words.ts'

const topics = {
  coins: { part: '', Report: CoinReport },
  invoices: { part: 'notas', Report: InvoiceReport },
  readings: { part: 'leitura', Report: ReadingReport },
  members: { part: 'membros', Report: MemberReport },
  goods: { part: 'produtos', Report: GoodsReport },
  redemptions: { part: 'resgates', Report: RedemptionReport },
  recommendations: { part: 'recomendacoes', Report: RecommendationReport },
  promoters: { part: 'promotores', Report: PromoterReport },
  exports: { part: 'exportacoes', Report: DataExports },
} as const satisfies Record<string, { part: string; Report: ComponentType<{ period: Period }> }>
type Topic = keyof typeof topics

export function Reports() {
  const { reporting } = useOfficeReportsWords()
  const { date } = useFormat()
  const { topic: part = '' } = useParams()
  const [search] = useSearchParams()
  const names = Object.keys(topics) as Topic[]
  const topic = names.find((name) => topics[name].part === part) ?? 'coins'
  const length = lengthIn(search)
  const period = periodOf(length)
  const { Report } = topics[topic]
  // An export is of everything.
  const hasPeriod = topic !== 'exports'
  const range = hasPeriod ? reporting.range(date(period.from), date(period.to)) : undefined
  return (
    <OfficeScreen title={reporting.title} note={range}>
      <Row gap={4} spread="between" className={styles.top}>
        <Tabs
          label={reporting.tabs}
          tabs={names.map((name) => ({
            to: `${addressOf(topics[name].part)}?dias=${length}`,
            text: reporting.topics[name],
            isCurrent: name === topic,
          }))}
        />
        {hasPeriod && (
          <Segments
            label={reporting.period}
            segments={lengths.map((days) => ({
              key: String(days),
              text: reporting.periods[days],
              isChosen: days === length,
              to: `?dias=${days}`,
            }))}
          />
        )}
      </Row>
      <Loaded key={topic} waiting={<Waiting height="420px" />}>
        <div className={styles.grid}>
          <Report period={period} />
        </div>
      </Loaded>
    </OfficeScreen>
  )
}

function addressOf(topic: string) {
  return topic ? linkTo(officePaths.report, { topic }) : officePaths.reports
}

const lengths = [7, 30, 90, 365] as const
type Length = (typeof lengths)[number]

function lengthIn(search: URLSearchParams): Length {
  return lengths.find((length) => String(length) === search.get('dias')) ?? 30
}

function periodOf(length: Length, now = Date.now()): Period {
  const to = programmeDay(now)
  return { from: daysAfter(to, 1 - length), to }
}
