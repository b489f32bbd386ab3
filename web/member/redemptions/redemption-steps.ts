import { type Redemption, type RedemptionStatus, wayOf } from '#contract/redemptions.ts'

type Step = {
  readonly step: RedemptionStatus
  readonly state: 'done' | 'current' | 'coming' | 'failed'
  readonly at: string | undefined
  readonly note: string | null
}

export function stepsOf({
  kind,
  status,
  path,
}: Pick<Redemption, 'kind' | 'status' | 'path'>): readonly Step[] {
  const taken = path.map(({ step, at, note }) => ({ step, at, note, state: stateOf(step, status) }))
  if (status === 'cancelled') return taken
  const whole = wayOf[kind]
  const left = whole.slice(whole.indexOf(status) + 1)
  return [...taken, ...left.map((step) => ({ step, at: undefined, note: null, state: 'coming' as const }))]
}

function stateOf(step: RedemptionStatus, status: RedemptionStatus): Step['state'] {
  if (step === 'cancelled') return 'failed'
  return step === status && status !== 'delivered' ? 'current' : 'done'
}
