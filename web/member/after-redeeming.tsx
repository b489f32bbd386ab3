import { useQuery } from '@tanstack/react-query'
import { listStore, myStore } from '#contract/store.ts'
import { refresh } from '#web/platform/query.ts'
import { summaryQuery } from './coins/calls.ts'
import { expectEcho } from './notifications/echoes.ts'
import { Redeemed } from './redemptions/redeemed.tsx'
import { RedemptionDetail } from './redemptions/redemption-detail.tsx'
import { NextGoal } from './store/next-goal.tsx'
import type { WithUser } from './with-user.tsx'

export function AfterRedeeming({ user }: WithUser) {
  const { data: summary } = useQuery(summaryQuery)
  return (
    <Redeemed>
      <NextGoal user={user} pending={summary?.pending ?? 0} />
    </Redeemed>
  )
}

/** A cancelled prize gives back coins, and its unit to the store. */
export function OwnRedemption({ reload }: WithUser) {
  async function readAgain() {
    await Promise.all([reload(), refresh(listStore, myStore)])
  }
  return (
    <RedemptionDetail
      onCancel={() => expectEcho('redemption_cancelled')}
      onCancelled={() => readAgain().catch(reportError)}
    />
  )
}
