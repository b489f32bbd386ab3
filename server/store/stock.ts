import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { changeStock, codesLeft, officePrize, returnUnit, startCounting } from './queries.ts'
import { notifyWatchers } from './watch.ts'

type StockMove = {
  prizeId: string
  amount: number
  reason: string
  staffId: string | null
  now: Temporal.Instant
}

/** What is left of a digital prize is its codes, so nobody says another number. */
export async function moveStock(tx: Tx, move: StockMove) {
  const prize = await officePrize(tx, move.prizeId)
  if (!prize) throw new Refusal('not_found')
  if (prize.kind === 'digital') throw new Refusal('stock_is_codes')
  if (prize.stock === null) await startCounting(tx, move.prizeId)
  return putIntoStock(tx, move)
}

export async function putIntoStock(tx: Tx, move: StockMove) {
  const { prizeId, amount } = move
  const changed = await changeStock(tx, move)
  if (changed?.stock === undefined || changed.stock === null) throw new Refusal('sold_out')
  if (amount > 0 && changed.stock === amount) await notifyWatchers(tx, prizeId)
  return { stock: changed.stock, version: changed.version }
}

/** From now on its stock is the codes that it has. Answers its version if that was another number. */
export async function countCodes(tx: Tx, move: Omit<StockMove, 'amount'>) {
  const prize = await officePrize(tx, move.prizeId)
  const amount = (await codesLeft(tx, move.prizeId)) - (prize?.stock ?? 0)
  return amount === 0 ? undefined : (await putIntoStock(tx, { ...move, amount })).version
}

/** A unit that was taken does not come back, although what took it was undone. */
export async function writeOffUnit(tx: Tx, move: Pick<StockMove, 'prizeId' | 'reason' | 'now'>) {
  await returnUnit(tx, move.prizeId)
  await putIntoStock(tx, { ...move, amount: -1, staffId: null })
}

export async function returnToStock(tx: Tx, prizeId: string): Promise<void> {
  if (await returnUnit(tx, prizeId)) await notifyWatchers(tx, prizeId)
}
