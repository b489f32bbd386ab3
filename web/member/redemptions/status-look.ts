import { IconCircleCheck, IconCircleX, IconClock, IconPackage, IconTruckDelivery } from '@tabler/icons-react'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'
import type { StatusKind } from '#web/ui/status-kind.ts'

type Look = { readonly kind: StatusKind; readonly Icon: IconShape }

export const looks: Readonly<Record<RedemptionStatus, Look>> = {
  requested: { kind: 'info', Icon: IconClock },
  preparing: { kind: 'info', Icon: IconPackage },
  shipped: { kind: 'attention', Icon: IconTruckDelivery },
  delivered: { kind: 'success', Icon: IconCircleCheck },
  cancelled: { kind: 'neutral', Icon: IconCircleX },
}
