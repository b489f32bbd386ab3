import type { Answer } from '#contract/endpoint.ts'
import type { redeem } from '#contract/redemptions.ts'
import { batching } from '#server/platform/batching.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type RedemptionRequest, redeemPrizes } from './queries.ts'

export type Redeem = (db: Db, request: RedemptionRequest) => Promise<Answer<typeof redeem>>

/** Requests that arrive together share one statement. A refused one changes nothing. */
export function createRedeem(): Redeem {
  const judge = batching({
    run: redeemPrizes,
    keyOf: (request: RedemptionRequest) => request.command.actorId,
    most: 32,
    turns: 1,
  })
  return async (db, request) => {
    const { answer, refused, facts } = await judge(db, request)
    if (refused) throw new Refusal(refused, facts ?? {})
    return answer
  }
}
