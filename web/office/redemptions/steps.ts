import type { RedemptionStatus } from '#contract/redemptions.ts'

export type Step = 'prepare' | 'ship' | 'deliver' | 'cancel'

const stepsFrom: Record<RedemptionStatus, readonly Step[]> = {
  requested: ['prepare', 'ship', 'cancel'],
  preparing: ['ship', 'cancel'],
  shipped: ['deliver', 'cancel'],
  delivered: [],
  cancelled: [],
}

export function stepsFor(parcels: readonly { readonly status: RedemptionStatus }[]): readonly Step[] {
  const [first, ...others] = parcels
  if (!first) return []
  return stepsFrom[first.status].filter((step) =>
    others.every(({ status }) => stepsFrom[status].includes(step)),
  )
}
