import { linkTo, memberPaths } from '#contract/paths.ts'
import { comesAfter, type RedemptionStatus } from '#contract/redemptions.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { changeStatus, insertStep, kindOf, lockOwner } from './queries.ts'
import { redemptionMailJob } from './redemption-mail.ts'

type Change = Parameters<typeof changeStatus>[1]
type RedemptionStep = Omit<Change, 'to' | 'from'> & {
  to: Exclude<RedemptionStatus, 'requested'>
  /** Where fewer are allowed than its kind does. */
  from?: Change['from']
  /** What was arranged. */
  note?: string | undefined
  now: Temporal.Instant
}

export async function takeStep(tx: Tx, { now, note, ...change }: RedemptionStep) {
  await lockOwner(tx, change.id)
  const kind = await kindOf(tx, change.id)
  if (!kind) throw new Refusal('not_found')
  const from = comesAfter[kind][change.to]
  if (!from) throw new Refusal('not_its_step')
  const changed = await changeStatus(tx, { from, ...change })
  if (!changed) throw new Refusal('stale')
  await insertStep(tx, { id: changed.id, step: change.to, at: now, note: note || null })
  const { member_id: memberId } = changed
  if (memberId !== null) await tellMember(tx, { ...changed, memberId }, change.to, now)
  return changed
}

type ChangedRedemption = NonNullable<Awaited<ReturnType<typeof changeStatus>>> & { memberId: string }

async function tellMember(
  tx: Tx,
  { id, memberId, titles, price, kind }: ChangedRedemption,
  step: RedemptionStep['to'],
  now: Temporal.Instant,
) {
  const about = { memberId, link: linkTo(memberPaths.redemption, { id }), now } as const
  const facts = { titles, ...(kind !== 'parcel' && { prize_kind: kind }) }
  if (step === 'cancelled')
    await notify(tx, { ...about, kind: 'redemption_cancelled', facts: { titles, coins: price } })
  else await notify(tx, { ...about, kind: `redemption_${step}`, facts })
  await enqueue(tx, redemptionMailJob, { redemptionId: id, step })
}
