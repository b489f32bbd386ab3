import type { Db } from '#server/platform/db.ts'
import { bonusesFor, type CountedProduct } from './queries.ts'

type Counting = { invoiceId: string; counted: readonly CountedProduct[] }

/** The bonuses that approving an invoice would pay, with the titles of their challenges. */
export async function bonusesAhead(db: Db, { invoiceId, counted }: Counting) {
  return bonusesFor(db, invoiceId, counted)
}
