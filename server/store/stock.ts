import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { prizeWith } from './prizes.ts'
import { changeStock, returnUnit, startCounting } from './queries.ts'
import { notifyWatchers } from './watch.ts'

type StockMove = { prizeId: string; amount: number; reason: string; staffId: string; now: Temporal.Instant }

export async function moveStock(tx: Tx, { prizeId, amount, reason, staffId, now }: StockMove) {
  const { stock } = await prizeWith(tx, prizeId)
  if (stock === null) await startCounting(tx, prizeId)
  const changed = await changeStock(tx, { prizeId, amount, reason, staffId, now })
  if (changed?.stock === undefined || changed.stock === null) throw new Refusal('sold_out')
  if (amount > 0 && changed.stock === amount) await notifyWatchers(tx, prizeId)
  return { stock: changed.stock, version: changed.version }
}

export async function returnToStock(tx: Tx, prizeId: string): Promise<void> {
  if (await returnUnit(tx, prizeId)) await notifyWatchers(tx, prizeId)
}
