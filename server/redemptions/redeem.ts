import type { Answer } from '#contract/endpoint.ts'
import type { redeem } from '#contract/redemptions.ts'
import { batching } from '#server/platform/batching.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { redeemPrizes, type Wish } from './queries.ts'

export type Redeem = (db: Db, wish: Wish) => Promise<Answer<typeof redeem>>

/**
 * Coins, stock, address, notification and audit row in one statement, together with whoever redeems at the same moment;
 * what is refused leaves nothing behind.
 */
export function createRedeem(): Redeem {
  const judge = batching({
    run: redeemPrizes,
    keyOf: (wish: Wish) => wish.command.actorId,
    most: 32,
    turns: 1,
  })
  return async (db, wish) => {
    const { answer, refused, facts } = await judge(db, wish)
    if (refused) throw new Refusal(refused, facts ?? {})
    return answer
  }
}
