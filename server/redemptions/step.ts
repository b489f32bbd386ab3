import { linkTo, memberPaths } from '#contract/paths.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { changeStatus, insertStep, lockOwner, redemptionById } from './queries.ts'
import { redemptionMailJob } from './redemption-mail.ts'

type RedemptionStep = Omit<Parameters<typeof changeStatus>[1], 'to'> & {
  to: Exclude<RedemptionStatus, 'requested'>
  now: Temporal.Instant
}

export async function takeStep(tx: Tx, { now, ...change }: RedemptionStep) {
  await lockOwner(tx, change.id)
  const changed = await changeStatus(tx, change)
  if (!changed) throw new Refusal((await redemptionById(tx, change.id)) ? 'stale' : 'not_found')
  await insertStep(tx, changed.id, change.to, now)
  await notifyMember(tx, changed, change.to, now)
  await enqueue(tx, redemptionMailJob, { redemptionId: changed.id, step: change.to })
  return changed
}

type ChangedRedemption = NonNullable<Awaited<ReturnType<typeof changeStatus>>>

async function notifyMember(
  tx: Tx,
  { id, member_id, titles, price }: ChangedRedemption,
  step: RedemptionStep['to'],
  now: Temporal.Instant,
) {
  const about = { memberId: member_id, link: linkTo(memberPaths.redemption, { id }), now } as const
  if (step === 'cancelled')
    return notify(tx, { ...about, kind: 'redemption_cancelled', facts: { titles, coins: price } })
  return notify(tx, { ...about, kind: `redemption_${step}`, facts: { titles } })
}
