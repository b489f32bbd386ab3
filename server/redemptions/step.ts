import type { RedemptionStatus } from '#contract/redemptions.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { insertStep, moveOn, redemptionById } from './queries.ts'
import { redemptionMailJob } from './redemption-mail.ts'

type Step = Omit<Parameters<typeof moveOn>[1], 'to'> & {
  to: Exclude<RedemptionStatus, 'requested'>
  now: Temporal.Instant
}

/** One step on the way of a redemption: who is slower than another finds it changed. */
export async function takeStep(tx: Tx, { now, ...change }: Step) {
  const moved = await moveOn(tx, change)
  if (!moved) throw new Refusal((await redemptionById(tx, change.id)) ? 'stale' : 'not_found')
  await insertStep(tx, moved.id, change.to, now)
  await tell(tx, moved, change.to, now)
  await enqueue(tx, redemptionMailJob, { redemptionId: moved.id, step: change.to })
  return moved
}

type Moved = NonNullable<Awaited<ReturnType<typeof moveOn>>>

async function tell(
  tx: Tx,
  { id, member_id, titles, price }: Moved,
  step: Step['to'],
  now: Temporal.Instant,
) {
  const about = { memberId: member_id, link: `/meus-resgates/${id}`, now } as const
  if (step === 'cancelled')
    return notify(tx, { ...about, kind: 'redemption_cancelled', facts: { titles, coins: price } })
  return notify(tx, { ...about, kind: `redemption_${step}`, facts: { titles } })
}
