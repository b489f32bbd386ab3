import {
  IconArrowBackUp,
  IconCalendarTime,
  IconCircleCheck,
  IconCircleX,
  IconFlame,
  IconGift,
  IconPackage,
  IconPencil,
  IconSpeakerphone,
  IconTruckDelivery,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import type { NotificationKind } from '#contract/notifications.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'

type Look = {
  readonly Icon: IconShape
  readonly tone: 'success' | 'error' | 'attention' | 'info' | 'caramel' | 'action'
}

const looks: Readonly<Record<NotificationKind, Look>> = {
  invoice_counted: { Icon: IconCircleCheck, tone: 'success' },
  invoice_rejected: { Icon: IconCircleX, tone: 'error' },
  invoice_incomplete: { Icon: IconPencil, tone: 'attention' },
  invoice_reversed: { Icon: IconArrowBackUp, tone: 'error' },
  redemption_requested: { Icon: IconGift, tone: 'info' },
  redemption_preparing: { Icon: IconPackage, tone: 'info' },
  redemption_shipped: { Icon: IconTruckDelivery, tone: 'info' },
  redemption_delivered: { Icon: IconCircleCheck, tone: 'success' },
  redemption_cancelled: { Icon: IconArrowBackUp, tone: 'attention' },
  prize_back: { Icon: IconGift, tone: 'caramel' },
  coins_expiring: { Icon: IconCalendarTime, tone: 'attention' },
  verified: { Icon: IconUserCheck, tone: 'success' },
  data_asked: { Icon: IconPencil, tone: 'attention' },
  challenge_reached: { Icon: IconFlame, tone: 'caramel' },
  lead_reminder: { Icon: IconUsers, tone: 'action' },
  broadcast: { Icon: IconSpeakerphone, tone: 'action' },
}

/** A kind this version does not know yet looks like a message of the team. */
export function lookOf(kind: string): Look {
  return isKnown(kind) ? looks[kind] : looks.broadcast
}

function isKnown(kind: string): kind is NotificationKind {
  return Object.hasOwn(looks, kind)
}
