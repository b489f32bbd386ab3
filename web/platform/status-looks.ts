import {
  IconArrowBackUp,
  IconCalendarCheck,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPackage,
  IconPencil,
  IconPhone,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { InvoiceStatus } from '#contract/invoices.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'

/** A status has the same colour and icon wherever it is shown, to members and to the team. */
export const invoiceLooks = {
  received: { kind: 'info', Icon: IconClock },
  counted: { kind: 'success', Icon: IconCircleCheck },
  incomplete: { kind: 'attention', Icon: IconPencil },
  rejected: { kind: 'error', Icon: IconCircleX },
  reversed: { kind: 'error', Icon: IconArrowBackUp },
} as const satisfies Record<InvoiceStatus, unknown>

export const redemptionLooks = {
  requested: { kind: 'info', Icon: IconClock },
  preparing: { kind: 'info', Icon: IconPackage },
  shipped: { kind: 'attention', Icon: IconTruckDelivery },
  contacted: { kind: 'info', Icon: IconPhone },
  booked: { kind: 'attention', Icon: IconCalendarCheck },
  delivered: { kind: 'success', Icon: IconCircleCheck },
  cancelled: { kind: 'neutral', Icon: IconCircleX },
} as const satisfies Record<RedemptionStatus, unknown>
