import { useSuspenseQuery } from '@tanstack/react-query'
import { latestAudit } from '#contract/coins-audit.ts'
import { firstSteps } from '#contract/first-steps.ts'
import { officeInvoices } from '#contract/invoices-office.ts'
import { verificationQueue } from '#contract/members-verification.ts'
import { officeRedemptions } from '#contract/redemptions-office.ts'
import { dashboard, invoiceReport, memberReport, redemptionReport, systemState } from '#contract/reports.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { useMay } from '#web/office/kit/staff-person.ts'
import { Waiting } from '#web/office/kit/waiting.tsx'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { Books } from './books.tsx'
import { CoinsByWeek } from './coins-by-week.tsx'
import { FirstSteps } from './first-steps.tsx'
import { InTime } from './in-time.tsx'
import { Money } from './money.tsx'
import { Needs } from './needs.tsx'
import { InvoiceQueue, RedemptionQueue, VerificationQueue } from './queues.tsx'
import styles from './reports.module.css'
import { SystemFacts, SystemFaults } from './system.tsx'
import { useOfficeReportsWords } from './words.ts'

export function Dashboard() {
  const { board } = useOfficeReportsWords()
  const { weekday } = useFormat()
  return (
    <OfficeScreen title={board.title} note={weekday(new Date())} waiting={<Waiting height="560px" />}>
      <Panels />
    </OfficeScreen>
  )
}

/** A queue is shown to those who work on it or read its report. */
function Panels() {
  const may = useMay()
  const { data } = useSuspenseQuery({ ...queryOf(officeApi, dashboard), refetchInterval: 60_000 })
  return (
    <>
      {may(systemState) && <SystemFaults />}
      {may(latestAudit) && <Books />}
      <div className={styles.grid}>
        {may(firstSteps) && <FirstSteps />}
        {(may(officeInvoices) || may(invoiceReport)) && <InvoiceQueue queue={data.invoices} />}
        {(may(verificationQueue) || may(memberReport)) && <VerificationQueue queue={data.verification} />}
        {(may(officeRedemptions) || may(redemptionReport)) && <RedemptionQueue queue={data.redemptions} />}
        <Money coins={data.coins} />
        <CoinsByWeek weeks={data.weeks} />
        <Needs data={data} />
        <InTime decided={data.decided} />
      </div>
      {may(systemState) && <SystemFacts />}
    </>
  )
}
