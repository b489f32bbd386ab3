import type { Language } from '#contract/languages.ts'
import type { Period, ReadingReport, RecommendationReport, ReportName } from '#contract/reports.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Cell } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db.ts'
import type { CsvTable } from '#server/platform/http-csv.ts'
import { coinReportOf } from './coins.ts'
import { invoiceReportOf } from './invoices.ts'
import { memberReportOf } from './members.ts'
import { boughtByDistributor, boughtByProduct, signUpsByPromoter } from './queries.ts'
import { readingReportOf } from './readings.ts'
import { recommendationReportOf } from './recommendations.ts'
import { redemptionReportOf } from './redemptions.ts'
import { reviewerReportOf } from './reviewers.ts'

type ReportRequest = { period: Period; language: Language; now: Temporal.Instant }

export function reportTable(report: ReportName, request: ReportRequest): CsvTable {
  const head = textsIn(request.language).reports[report]
  return {
    file: `${report}-${request.period.from}-${request.period.to}`,
    head,
    rows: (tx) => rowsOf(tx, report, request),
  }
}

async function* rowsOf(db: Db, report: ReportName, request: ReportRequest) {
  yield* await tables[report](db, request)
}

type Rows = readonly (readonly Cell[])[]

const tables: Readonly<Record<ReportName, (db: Db, request: ReportRequest) => Promise<Rows>>> = {
  coins: async (db, request) => {
    const { weeks } = await coinReportOf(db, request)
    return weeks.map((each) => [
      each.week,
      each.issued,
      each.spent,
      each.expired,
      each.closing,
      each.closing_debt,
    ])
  },
  invoices: async (db, { period }) => {
    const { weeks } = await invoiceReportOf(db, period)
    return weeks.map((each) => [each.week, each.sent, each.decided, each.within, each.at_once])
  },
  reviewers: async (db, { period }) => {
    const people = await reviewerReportOf(db, period)
    return people.map((each) => [
      each.name,
      each.decisions,
      each.approved,
      each.rejected,
      each.photos,
      each.undone,
      each.per_hour,
      each.median_seconds,
      each.asked_again,
      each.checked,
      each.agreed,
    ])
  },
  members: async (db, { period }) => {
    const { weeks } = await memberReportOf(db, period)
    return weeks.map(({ week, sign_ups }) => [week, sign_ups])
  },
  products: async (db, { period }) => {
    const products = await boughtByProduct(db, period)
    return products.map((each) => [
      each.title,
      each.brand,
      each.invoices,
      each.members,
      each.units,
      { cents: each.cents },
    ])
  },
  distributors: async (db, { period }) => {
    const distributors = await boughtByDistributor(db, period)
    return distributors.map((each) => [each.title, each.invoices, each.members, { cents: each.cents }])
  },
  redemptions: async (db, request) => {
    const { prizes } = await redemptionReportOf(db, request)
    return prizes.map(({ title, count, coins, cancelled }) => [title, count, coins, cancelled])
  },
  promoters: async (db, { period }) => {
    const promoters = await signUpsByPromoter(db, period)
    return promoters.map(({ name, code, sign_ups, verified }) => [name, code, sign_ups, verified])
  },
  readings: async (db, { period, language }) => {
    const { reading_words: words } = textsIn(language)
    const { fields } = await readingReportOf(db, period)
    return fields.map((each) => [
      words.fields[each.field],
      words.sources[each.source],
      words.files[each.file_kind],
      ...countsOf(each),
    ])
  },
  recommenders: async (db, { period, language }) => {
    const { profiles } = textsIn(language).members_file
    const { professionals } = await recommendationReportOf(db, period)
    return professionals.map((each) => [
      each.name,
      each.profile_type && profiles[each.profile_type],
      ...funnelOf(each),
    ])
  },
  recommended_products: async (db, { period }) => {
    const { products } = await recommendationReportOf(db, period)
    return products.map((each) => [each.title, each.brand, ...funnelOf(each)])
  },
  recommended_shops: async (db, { period }) => {
    const { shops } = await recommendationReportOf(db, period)
    return shops.map((each) => [
      each.name,
      each.city,
      each.state,
      each.purchases,
      each.codes,
      each.professionals,
      each.coins,
    ])
  },
  issuers: async (db, { period }) => {
    const { issuers } = await readingReportOf(db, period)
    return issuers.map((each) => [each.issuer, ...countsOf(each)])
  },
}

type Funnel = Pick<RecommendationReport, 'recommended' | 'opened' | 'bought' | 'again' | 'coins'>

function funnelOf({ recommended, opened, bought, again, coins }: Funnel): Cell[] {
  return [recommended, opened, bought, again, coins]
}

type ReadFields = Pick<ReadingReport['issuers'][number], 'documents' | 'fields' | 'right' | 'sure_but_wrong'>

function countsOf({ documents, fields, right, sure_but_wrong }: ReadFields): Cell[] {
  return [documents, fields, right, sure_but_wrong]
}
