import { usePrefetchInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { linesQuery, summaryQuery } from './calls.ts'
import { Debt } from './debt.tsx'
import { Expiries } from './expiries.tsx'
import { LinesSkeleton } from './lines-skeleton.tsx'
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
  const view = viewIn(search)
  // Asked for beside the sums, not after them.
  usePrefetchInfiniteQuery(linesQuery)
  return (
    <SubScreen
      back={{ to: memberPaths.home, text: statement.back }}
      title={statement.title}
      waiting={
        <>
          <Sums summary={undefined} view={view} />
          <LinesSkeleton />
        </>
      }
      failed={statement.failed}
      safe={statement.failedSafe}
    >
      <Contents view={view} />
    </SubScreen>
  )
}

function Contents({ view }: { view: View }) {
  const { data: summary } = useSuspenseQuery(summaryQuery)
  return (
    <>
      <Sums summary={summary} view={view} />
      {summary.debt > 0 && <Debt coins={summary.debt} />}
      {view === 'available' && <NextExpiry expiries={summary.expiries} />}
      {view === 'available' && <Movements />}
      {view === 'pending' && <PendingInvoices />}
      {view === 'expiring' && <Expiries expiries={summary.expiries} />}
    </>
  )
}
