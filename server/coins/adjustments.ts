import type * as z from 'zod/mini'
import type { officeAdjustments } from '#contract/coins-office.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { pageOf } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Adjustment, adjustCoins } from './movements.ts'
import { insertAdjustment, lockAdjustment, setAdjustmentDecided, waitingAdjustments } from './queries.ts'
import { statementSummaryOf } from './statement.ts'

/** Many coins are only asked for, and move when a second person confirms them. */
export async function adjustOrAsk(tx: Tx, adjustment: Adjustment) {
  const { memberId, coins: amount, reason, now } = adjustment
  const change = await adjustCoins(tx, adjustment)
  if (change) return { answer: change.after, change }
  await insertAdjustment(tx, adjustment)
  const { coins, debt } = await statementSummaryOf(tx, memberId, now)
  return {
    answer: { coins, debt, awaits_second: true as const },
    change: { after: { awaits_second: true, amount, reason } },
  }
}

type AdjustmentList = z.output<(typeof officeAdjustments)['query']> & {
  staffId: string
  now: Temporal.Instant
}

export async function listAdjustments(
  db: Db,
  { page, direction, staffId, now }: AdjustmentList,
): Promise<Answer<typeof officeAdjustments>> {
  const { items, ...rest } = await pageOf(db, waitingAdjustments(db, { now, direction }), page)
  return {
    ...rest,
    items: items.map(({ memberId, memberName, coins, askedById, asked_at, ...row }) => ({
      ...row,
      member: { id: memberId, name: memberName, coins },
      asked_at: asked_at.toString(),
      is_mine: askedById === staffId,
    })),
  }
}

type AdjustmentDecision = { id: string; staffId: string; now: Temporal.Instant }

export async function confirmAdjustment(tx: Tx, decision: AdjustmentDecision) {
  const { memberId, coins, reason, staffId } = await requireWaiting(tx, decision.id)
  if (staffId === decision.staffId) throw new Refusal('other_person')
  const { staffId: secondId, now } = decision
  const change = await adjustCoins(tx, { memberId, coins, staffId, secondId, reason, now })
  if (!change) throw new Error('a confirmed adjustment still wants a second person')
  await setAdjustmentDecided(tx, { ...decision, isConfirmed: true })
  return { memberId, change }
}

export async function refuseAdjustment(tx: Tx, decision: AdjustmentDecision) {
  const { memberId, coins: amount, reason } = await requireWaiting(tx, decision.id)
  await setAdjustmentDecided(tx, { ...decision, isConfirmed: false })
  return { memberId, change: { before: { amount, reason } } }
}

/** Locked, so that of two who decide at once the slower is told. */
async function requireWaiting(tx: Tx, id: string) {
  const adjustment = await lockAdjustment(tx, id)
  if (!adjustment) throw new Refusal('not_found')
  if (adjustment.decided_at) throw new Refusal('stale')
  return adjustment
}
