import { useSearchParams } from 'react-router'
import { auditTrail } from '#contract/audit.ts'
import { latestAudit } from '#contract/coins-audit.ts'
import { firstSteps } from '#contract/first-steps.ts'
import { officeInvoices } from '#contract/invoices-office.ts'
import { verificationQueue } from '#contract/members-verification.ts'
import { officeRedemptions } from '#contract/redemptions-office.ts'
import {
  dashboard,
  dashboardDays,
  invoiceReport,
  memberReport,
  redemptionReport,
  systemState,
} from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Books, BooksRight } from './books.tsx'
import { CoinsByWeek } from './coins-by-week.tsx'
import { FirstSteps } from './first-steps.tsx'
import { InTime } from './in-time.tsx'
import { Money } from './money.tsx'
import { Needs } from './needs.tsx'
import { InvoiceQueue, RedemptionQueue, VerificationQueue } from './queues.tsx'
import styles from './reports.module.css'
import { SystemFacts, SystemFaults } from './system.tsx'
import { TeamActions } from './team-actions.tsx'
import { useOfficeReportsWords } from './words.ts'

export function Dashboard() {
  const { board, reporting } = useOfficeReportsWords()
  const { weekday } = useFormat()
  const may = useMay()
  const days = useDays()
  return (
    <OfficeScreen
      title={board.title}
      note={weekday(new Date())}
      actions={
        <>
          {may(latestAudit) && <BooksRight />}
          <Segments
            label={reporting.period}
            segments={dashboardDays.map((length) => ({
              key: length,
              text: reporting.periods[length],
              isChosen: length === days,
              to: `?dias=${length}`,
            }))}
          />
        </>
      }
      waiting={<Waiting height="560px" />}
    >
      <Panels days={days} />
    </OfficeScreen>
  )
}

function useDays() {
  const [search] = useSearchParams()
  return dashboardDays.find((days) => days === search.get('dias')) ?? '30'
}

/** A queue is shown to those who work on it or read its report. */
function Panels({ days }: { days: ReturnType<typeof useDays> }) {
  const { reporting } = useOfficeReportsWords()
  const period = reporting.periods[days]
  const may = useMay()
  const { data } = useSuspenseQuery({ ...queryOf(officeApi, dashboard, { days }), refetchInterval: 60_000 })
  return (
    <>
      {may(systemState) && <SystemFaults />}
      {may(latestAudit) && <Books />}
      <div className={styles.grid}>
        {may(firstSteps) && <FirstSteps />}
        {(may(officeInvoices) || may(invoiceReport)) && <InvoiceQueue queue={data.invoices} />}
        {(may(verificationQueue) || may(memberReport)) && <VerificationQueue queue={data.verification} />}
        {(may(officeRedemptions) || may(redemptionReport)) && <RedemptionQueue queue={data.redemptions} />}
        <Money coins={data.coins} period={period} />
        <CoinsByWeek weeks={data.weeks} />
        <Needs data={data} />
        <InTime decided={data.decided} period={period} />
        {may(auditTrail) && <TeamActions />}
      </div>
      {may(systemState) && <SystemFacts />}
    </>
  )
}
