import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { StatementSummary } from '#contract/coins.ts'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { summaryQuery } from './calls.ts'
import { Debt } from './debt.tsx'
import { Expiries } from './expiries.tsx'
import { Movements } from './movements.tsx'
import { NextExpiry } from './next-expiry.tsx'
import { PendingInvoices } from './pending-invoices.tsx'
import { Sums } from './sums.tsx'
import { type View, viewIn } from './views.ts'
import { useCoinsWords } from './words.ts'

/** Every coin explained; the three sums choose what is listed below them. */
export function Statement() {
  const { statement } = useCoinsWords()
  const [search] = useSearchParams()
  const { data: summary, isError, isFetching, refetch } = useQuery(summaryQuery)
  return (
    <SubScreen back={{ to: memberPaths.home, text: statement.back }} title={statement.title}>
      {isError ? (
        <RetryNotice
          failed={statement.failed}
          safe={statement.failedSafe}
          retryText={statement.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Contents summary={summary} view={viewIn(search)} />
      )}
    </SubScreen>
  )
}

function Contents({ summary, view }: { summary: StatementSummary | undefined; view: View }) {
  return (
    <>
      <Sums summary={summary} view={view} />
      {summary && summary.debt > 0 && <Debt coins={summary.debt} />}
      {view === 'available' && summary && <NextExpiry expiries={summary.expiries} />}
      {view === 'available' && <Movements />}
      {view === 'pending' && <PendingInvoices />}
      {view === 'expiring' && summary && <Expiries expiries={summary.expiries} />}
    </>
  )
}
