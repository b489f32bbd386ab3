import * as api from '#contract/reports.ts'
import { hasWorker } from '#server/platform/heartbeat.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { thisVersion } from '#server/platform/version.ts'
import { coinReportOf } from './coins.ts'
import { reportTable } from './csv.ts'
import { createDashboard } from './dashboard.ts'
import { invoiceReportOf } from './invoices.ts'
import { memberReportOf } from './members.ts'
import {
  binnedSince,
  boughtByDistributor,
  boughtByProduct,
  countQueues,
  refusedSweeps,
  signUpsByPromoter,
} from './queries.ts'
import { readingReportOf } from './readings.ts'
import { recommendationReportOf } from './recommendations.ts'
import { redemptionReportOf } from './redemptions.ts'
import { reviewerReportOf } from './reviewers.ts'

export function reportOffice(http: Http, { keptForMs }: { keptForMs: number }) {
  const dashboardOf = createDashboard({ keptForMs })
  http.query(api.dashboard, ({ db, query: { days = '30' }, language, now }) =>
    dashboardOf(db, { days, language, now }),
  )
  http.query(api.systemState, async ({ db, now }) => ({
    version: thisVersion,
    is_worker_seen: await hasWorker(db),
    binned_files: await binnedSince(db, now.subtract({ hours: 24 })),
    refused_files: await refusedSweeps(db),
  }))
  http.query(api.queueCounts, ({ db }) => countQueues(db))
  http.query(api.coinReport, ({ db, query, now }) => coinReportOf(db, { period: query, now }))
  http.query(api.invoiceReport, ({ db, query }) => invoiceReportOf(db, query))
  http.query(api.reviewerReport, ({ db, query }) => reviewerReportOf(db, query))
  http.query(api.memberReport, ({ db, query }) => memberReportOf(db, query))
  http.query(api.goodsReport, async ({ db, query }) => ({
    products: await boughtByProduct(db, query),
    distributors: await boughtByDistributor(db, query),
  }))
  http.query(api.redemptionReport, ({ db, query, language, now }) =>
    redemptionReportOf(db, { period: query, language, now }),
  )
  http.query(api.promoterReport, ({ db, query }) => signUpsByPromoter(db, query))
  http.query(api.readingReport, ({ db, query }) => readingReportOf(db, query))
  http.query(api.recommendationReport, ({ db, query }) => recommendationReportOf(db, query))
  http.csv(api.reportFile, ({ params, query, language, now }) =>
    reportTable(params.report, { period: query, language, now }),
  )
}
