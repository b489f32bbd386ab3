import { type Period, type ReportName, reportFile } from '#contract/reports.ts'
import { ListingCsv } from '#web/office/kit/listing-csv.tsx'

export function ReportFile({ report, period }: { report: ReportName; period: Period }) {
  return <ListingCsv endpoint={reportFile} query={{ report, ...period }} />
}
