import {
  IconArrowBackUp,
  IconCalendarX,
  IconFlame,
  IconGift,
  IconPencil,
  IconReceipt,
} from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { MovementKind } from '#contract/coins.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'
import type { Tile } from '#web/ui/tile.tsx'

type Look = { readonly Icon: IconShape; readonly tone: NonNullable<ComponentProps<typeof Tile>['tone']> }

export const movementLooks: Readonly<Record<MovementKind, Look>> = {
  invoice_credit: { Icon: IconReceipt, tone: 'success' },
  invoice_reversal: { Icon: IconArrowBackUp, tone: 'error' },
  challenge_bonus: { Icon: IconFlame, tone: 'success' },
  challenge_reversal: { Icon: IconArrowBackUp, tone: 'error' },
  adjustment: { Icon: IconPencil, tone: 'info' },
  adjustment_reversal: { Icon: IconArrowBackUp, tone: 'neutral' },
  redemption: { Icon: IconGift, tone: 'neutral' },
  redemption_refund: { Icon: IconGift, tone: 'success' },
  expiry: { Icon: IconCalendarX, tone: 'neutral' },
  write_off: { Icon: IconCalendarX, tone: 'neutral' },
}
