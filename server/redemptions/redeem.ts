import type { Answer } from '#contract/endpoint.ts'
import type { redeem as endpoint } from '#contract/redemptions.ts'
import type { Db } from '#server/platform/db.ts'
import type { CommandCall } from '#server/platform/http-routes.ts'
import { callRedeemPrize } from './queries.ts'

type Wish = { command: CommandCall; prizeId: string; priceSeen: number | undefined; promised: string }

/** Coins, stock, address, notification and audit row in one statement; what it refuses leaves nothing behind. */
export async function redeem(
  db: Db,
  { command, prizeId, priceSeen, promised }: Wish,
): Promise<Answer<typeof endpoint>> {
  return callRedeemPrize(db, { command, prizeId, priceSeen: priceSeen ?? null, promised })
}
