import type { PrizeKind } from '#contract/prize-fields.ts'
import { comesAfter, type RedemptionStatus } from '#contract/redemptions.ts'

const leadsTo = {
  prepare: 'preparing',
  ship: 'shipped',
  contact: 'contacted',
  book: 'booked',
  deliver: 'delivered',
  cancel: 'cancelled',
} as const satisfies Record<string, RedemptionStatus>

export type Step = keyof typeof leadsTo
const steps = Object.keys(leadsTo) as Step[]

type Parcel = {
  readonly kind: PrizeKind
  readonly status: RedemptionStatus
  readonly member: object | null
}

export function stepsFor(parcels: readonly Parcel[]): readonly Step[] {
  const [first, ...others] = parcels
  if (!first) return []
  return stepsOf(first).filter((step) => others.every((other) => stepsOf(other).includes(step)))
}

/** There is nobody to give coins back to once the account is deleted. */
function stepsOf({ kind, status, member }: Parcel): readonly Step[] {
  return steps.filter(
    (step) => comesAfter[kind][leadsTo[step]]?.includes(status) && (member !== null || step !== 'cancel'),
  )
}
