import { useQuery } from '@tanstack/react-query'
import { listStore, myStore } from '#contract/store.ts'
import { reportFault } from '#web/platform/api-failure.ts'
import { refresh } from '#web/platform/query.ts'
import { summaryQuery } from './coins/calls.ts'
import { expectNotification } from './notifications/expected-notifications.ts'
import { PrizeRedeemed } from './redemptions/prize-redeemed.tsx'
import { RedemptionDetail } from './redemptions/redemption-detail.tsx'
import { NextGoal } from './store/next-goal.tsx'
import type { UserScreenProps } from './user-screen.tsx'

export function PrizeRedeemedScreen({ user }: UserScreenProps) {
  const { data: summary } = useQuery(summaryQuery)
  return (
    <PrizeRedeemed>
      <NextGoal user={user} pending={summary?.pending ?? 0} />
    </PrizeRedeemed>
  )
}

/** A cancelled redemption returns the coins to the member and the prize to the store. */
export function RedemptionDetailScreen({ reload }: UserScreenProps) {
  async function readAgain() {
    await Promise.all([reload(), refresh(listStore, myStore)])
  }
  return (
    <RedemptionDetail
      onCancel={() => expectNotification('redemption_cancelled')}
      onCancelled={() => readAgain().catch(reportFault)}
    />
  )
}
