import { IconBox, IconClock, IconTruckDelivery } from '@tabler/icons-react'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import type { StatusKind } from '#web/ui/status-kind.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useOfficeRedemptionsWords } from './words.ts'

const kinds: Record<RedemptionStatus, StatusKind> = {
  requested: 'attention',
  preparing: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'neutral',
}
const icons = { requested: IconClock, preparing: IconBox, shipped: IconTruckDelivery }

export function StatusTag({ status }: { status: RedemptionStatus }) {
  const { parcels } = useOfficeRedemptionsWords()
  const Icon = status === 'delivered' || status === 'cancelled' ? undefined : icons[status]
  return (
    <Tag isDense kind={kinds[status]} {...(Icon && { Icon })}>
      {parcels.states[status]}
    </Tag>
  )
}
