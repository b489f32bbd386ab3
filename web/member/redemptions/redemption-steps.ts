import type { Redemption, RedemptionStatus } from '#contract/redemptions.ts'

const whole: readonly RedemptionStatus[] = ['requested', 'preparing', 'shipped', 'delivered']

type Step = {
  readonly step: RedemptionStatus
  readonly state: 'done' | 'current' | 'coming' | 'failed'
  readonly at: string | undefined
}

export function stepsOf({ status, path }: Pick<Redemption, 'status' | 'path'>): readonly Step[] {
  const taken = path.map(({ step, at }) => ({ step, at, state: stateOf(step, status) }))
  if (status === 'cancelled') return taken
  const left = whole.slice(whole.indexOf(status) + 1)
  return [...taken, ...left.map((step) => ({ step, at: undefined, state: 'coming' as const }))]
}

function stateOf(step: RedemptionStatus, status: RedemptionStatus): Step['state'] {
  if (step === 'cancelled') return 'failed'
  return step === status && status !== 'delivered' ? 'current' : 'done'
}
