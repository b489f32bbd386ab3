import type { Db } from '#server/platform/db.ts'
import { pageOf } from '#server/platform/list-queries.ts'
import { countOpen, isOpenTo, openInOrder } from './queries.ts'

/** How many invoices this person can look at again without knowing the first decision. */
export async function blindChecksLeft(db: Db, staffId: string): Promise<number> {
  return countOpen(db, staffId)
}

/** Which, the oldest first, a page at a time. */
export async function blindChecksFor(db: Db, staffId: string, page: number | undefined) {
  return pageOf(db, openInOrder(db, staffId), page)
}

export async function isBlindFor(db: Db, invoiceId: string, staffId: string): Promise<boolean> {
  return isOpenTo(db, invoiceId, staffId)
}
