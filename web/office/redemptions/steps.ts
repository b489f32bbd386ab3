import type { RedemptionStatus } from '#contract/redemptions.ts'

export type Step = 'prepare' | 'ship' | 'deliver' | 'cancel'

const stepsFrom: Record<RedemptionStatus, readonly Step[]> = {
  requested: ['prepare', 'ship', 'cancel'],
  preparing: ['ship', 'cancel'],
  shipped: ['deliver', 'cancel'],
  delivered: [],
  cancelled: [],
}

type Parcel = { readonly status: RedemptionStatus; readonly member: object | null }

export function stepsFor(parcels: readonly Parcel[]): readonly Step[] {
  const [first, ...others] = parcels
  if (!first) return []
  return stepsOf(first).filter((step) => others.every((other) => stepsOf(other).includes(step)))
}

/** There is nobody to give coins back to once the account is deleted. */
function stepsOf({ status, member }: Parcel): readonly Step[] {
  return stepsFrom[status].filter((step) => member !== null || step !== 'cancel')
}
