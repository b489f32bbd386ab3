import type { Db } from '#server/platform/db.ts'
import { joiningCoinsOfInvoice } from './queries.ts'

type SentRow = { readonly food: string; readonly recommendation: string | null }

/** For each row of a counted invoice what its code brought who sent it; null where it has none. */
export async function joiningCoins(
  db: Db,
  invoiceId: string,
  rows: readonly SentRow[],
): Promise<(number | null)[]> {
  if (rows.every(({ recommendation }) => recommendation === null)) return rows.map(() => null)
  const paid = await joiningCoinsOfInvoice(db, invoiceId)
  return rows.map(({ food, recommendation }) => {
    if (recommendation === null) return null
    return paid.find((purchase) => purchase.code === recommendation && purchase.food === food)?.coins ?? 0
  })
}
