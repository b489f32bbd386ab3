import { useQuery } from '@tanstack/react-query'
import { dashboard } from '#contract/reports.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { OfficeScreen } from '#web/platform/office-screen.tsx'
import { useStaffPerson } from '#web/platform/staff-person.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { CoinsByWeek } from './coins-by-week.tsx'
import { InTime } from './in-time.tsx'
import { Money } from './money.tsx'
import { Needs } from './needs.tsx'
import { InvoiceQueue, RedemptionQueue, VerificationQueue } from './queues.tsx'
import styles from './reports.module.css'
import { useOfficeReportsWords } from './words.ts'

/** Work first, then money, then trends; a queue that is not theirs to work on is not shown to a role. */
export function Dashboard() {
  const { board } = useOfficeReportsWords()
  const { weekday } = useFormat()
  const { role } = useStaffPerson()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: [dashboard.path, language],
    queryFn: () => officeApi.call(dashboard),
    throwOnError: true,
    refetchInterval: 60_000,
  })
  const works = (...roles: (typeof role)[]) => role === 'admin' || role === 'analyst' || roles.includes(role)
  return (
    <OfficeScreen title={board.title} note={weekday(new Date())}>
      {data ? (
        <div className={styles.grid}>
          {works('reviewer') && <InvoiceQueue queue={data.invoices} />}
          {works('reviewer', 'support') && <VerificationQueue queue={data.verification} />}
          {works('support', 'catalogue') && <RedemptionQueue queue={data.redemptions} />}
          <Money coins={data.coins} />
          <CoinsByWeek weeks={data.weeks} />
          <Needs data={data} />
          <InTime decided={data.decided} />
        </div>
      ) : (
        <Skeleton text={board.loading}>
          <SkeletonBlock height="560px" />
        </Skeleton>
      )}
    </OfficeScreen>
  )
}
