import type { Tx } from '#server/platform/db.ts'
import { type Movement, movementOf } from './movement.ts'
import type { Note } from './note.ts'
import { callRefundCoins } from './queries.ts'

type Refund = { redemptionId: string; note: Note; now: Temporal.Instant }

/** Gives back what a redemption cost, with the old expiry. Undefined if that was done before. */
export async function refundCoins(tx: Tx, refund: Refund): Promise<Movement | undefined> {
  return movementOf(await callRefundCoins(tx, refund))
}
