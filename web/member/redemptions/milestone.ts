import type { Redemption } from '#contract/redemptions.ts'

type Facts = Pick<Redemption, 'status' | 'path' | 'deliver_by'>

/** The promised day until the redemption has ended, then the day on which it ended. */
export function milestoneOf({ status, path, deliver_by }: Facts) {
  const end = path.find(({ step }) => step === status && (step === 'delivered' || step === 'cancelled'))
  if (!end) return { name: 'arrives', day: deliver_by } as const
  return { name: status === 'delivered' ? 'delivered' : 'cancelled', day: end.at } as const
}
