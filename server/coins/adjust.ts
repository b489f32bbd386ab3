import type { Tx } from '#server/platform/db.ts'
import { newMovementOf } from './movement.ts'
import { callAdjustCoins } from './queries.ts'

type Adjustment = {
  memberId: string
  /** Negative to take coins, never more than there are. */
  coins: number
  staffId: string
  reason: string
  now: Temporal.Instant
}

export async function adjustCoins(tx: Tx, { reason, ...adjustment }: Adjustment) {
  const after = newMovementOf(await callAdjustCoins(tx, { ...adjustment, note: { reason } }))
  const change = { amount: adjustment.coins, reason }
  const before = heldAt(after.coins - after.debt - adjustment.coins)
  return { before, after: { coins: after.coins, debt: after.debt, ...change } }
}

/** Who owes has nothing to spend, so that one number tells both. */
function heldAt(position: number) {
  return { coins: Math.max(position, 0), debt: Math.max(-position, 0) }
}
