import { useQuery } from '@tanstack/react-query'
import { officePaths } from '#contract/paths.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import { redemptionCounts } from '#contract/redemptions-office.ts'
import { useCount } from '#web/office/kit/listing-pages.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

export const states = [
  'requested',
  'preparing',
  'shipped',
  'contacted',
  'booked',
  'delivered',
  'cancelled',
] as const satisfies readonly RedemptionStatus[]

export function StateTabs({ current }: { current: string }) {
  const { parcels } = useOfficeRedemptionsWords()
  const count = useCount()
  const { data: counts } = useQuery(queryOf(officeApi, redemptionCounts))
  const isKnown = states.some((state) => state === current)
  return (
    <Tabs
      label={parcels.state}
      tabs={[
        ...states.map((state) => ({
          to: `${officePaths.redemptions}?status=${state}`,
          text: parcels.tabs[state],
          ...(counts && { count: count(counts[state]) }),
          isCurrent: state === current,
        })),
        { to: `${officePaths.redemptions}?status=all`, text: parcels.tabs.all, isCurrent: !isKnown },
      ]}
    />
  )
}
