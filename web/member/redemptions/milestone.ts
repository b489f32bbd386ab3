import type { Redemption } from '#contract/redemptions.ts'

type Facts = Pick<Redemption, 'kind' | 'status' | 'path' | 'deliver_by'>

const promises = { parcel: 'arrives', digital: 'arrives', top_up: 'topUpBy', experience: 'callBy' } as const

/** The promised day until the promise is kept or the redemption has ended, then the day on which that was. */
export function milestoneOf({ kind, status, path, deliver_by }: Facts) {
  const day = path.find(({ step }) => step === status)?.at
  if (!day || status === 'requested' || status === 'preparing' || status === 'shipped')
    return { name: promises[kind], day: deliver_by } as const
  if (status === 'delivered' && kind !== 'parcel') return { name: 'got', day } as const
  return { name: status, day } as const
}
