import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { prizeWith } from './prizes.ts'
import { moveStock as move, returnUnit, startCounting } from './queries.ts'
import { tellWatchers } from './watch.ts'

type Move = { prizeId: string; amount: number; reason: string; staffId: string; now: Temporal.Instant }

/** Moved as balances are: the check and the change are one statement. */
export async function moveStock(tx: Tx, { prizeId, amount, reason, staffId, now }: Move) {
  const { stock } = await prizeWith(tx, prizeId)
  if (stock === null) await startCounting(tx, prizeId)
  const moved = await move(tx, { prizeId, amount, reason, staffId, now })
  if (moved?.stock === undefined || moved.stock === null) throw new Refusal('sold_out')
  if (amount > 0 && moved.stock === amount) await tellWatchers(tx, prizeId)
  return { stock: moved.stock, version: moved.version }
}

/** What a cancelled redemption had taken goes back on the shelf. */
export async function putBack(tx: Tx, prizeId: string): Promise<void> {
  if (await returnUnit(tx, prizeId)) await tellWatchers(tx, prizeId)
}
