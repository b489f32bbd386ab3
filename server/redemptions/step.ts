import { linkTo, memberPaths } from '#contract/paths.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { changeStatus, insertStep, lockOwner, redemptionExists } from './queries.ts'
import { redemptionMailJob } from './redemption-mail.ts'

type RedemptionStep = Omit<Parameters<typeof changeStatus>[1], 'to'> & {
  to: Exclude<RedemptionStatus, 'requested'>
  now: Temporal.Instant
}

export async function takeStep(tx: Tx, { now, ...change }: RedemptionStep) {
  await lockOwner(tx, change.id)
  const changed = await changeStatus(tx, change)
  if (!changed) throw new Refusal((await redemptionExists(tx, change.id)) ? 'stale' : 'not_found')
  await insertStep(tx, changed.id, change.to, now)
  const { member_id: memberId } = changed
  if (memberId !== null) await tellMember(tx, { ...changed, memberId }, change.to, now)
  return changed
}

type ChangedRedemption = NonNullable<Awaited<ReturnType<typeof changeStatus>>> & { memberId: string }

async function tellMember(
  tx: Tx,
  { id, memberId, titles, price }: ChangedRedemption,
  step: RedemptionStep['to'],
  now: Temporal.Instant,
) {
  const about = { memberId, link: linkTo(memberPaths.redemption, { id }), now } as const
  if (step === 'cancelled')
    await notify(tx, { ...about, kind: 'redemption_cancelled', facts: { titles, coins: price } })
  else await notify(tx, { ...about, kind: `redemption_${step}`, facts: { titles } })
  await enqueue(tx, redemptionMailJob, { redemptionId: id, step })
}
