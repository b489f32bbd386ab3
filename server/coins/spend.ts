import type { Tx } from '#server/platform/db.ts'
import { type Movement, newMovementOf } from './movement.ts'
import type { Note } from './note.ts'
import { callSpendCoins } from './queries.ts'

type Spending = { memberId: string; coins: number; redemptionId: string; note: Note; now: Temporal.Instant }

/** Pays for a redemption with the coins that expire soonest, or refuses with `insufficient_coins`. */
export async function spendCoins(tx: Tx, spending: Spending): Promise<Movement> {
  return newMovementOf(await callSpendCoins(tx, spending))
}
