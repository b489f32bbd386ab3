import { ledgerActs } from '#server/coins/test-acts.ts'
import type { World } from './world.ts'

/** Somebody has spent the coins of an invoice that was reversed afterwards. */
export async function oweCoins(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  member: { id: string },
  coins: number,
) {
  const acts = ledgerActs(database, clock)
  const { invoiceId } = await acts.credit(member, coins)
  await acts.spend(member, coins)
  await acts.reverse(invoiceId)
}
