import { plainNumber } from '#domain/documents.ts'
import type { Db } from '#server/platform/db.ts'
import { invoicesLike } from './queries.ts'

const mostFound = 6
const keyLength = 44
/** Fewer figures begin too many numbers to be a search: they are the number. */
const fewestToBegin = 3

/** A key that counts is found whole, a number by its first figures; both however they are grouped. */
export async function foundInvoices(db: Db, typed: string) {
  const key = typed.replaceAll(/[\s.-]/g, '').toUpperCase()
  const number = plainNumber(typed)
  if (number === '') return { items: [] }
  const byNumber = number.length < fewestToBegin ? { number } : { beginning: number }
  const rows = await invoicesLike(db, key.length === keyLength ? { key } : byNumber)
    .limit(mostFound)
    .execute()
  return {
    items: rows.map(({ id, number, sent_at, memberId, memberName }) => ({
      id,
      number,
      member: { id: memberId, name: memberName },
      sent_at: sent_at.toString(),
    })),
  }
}
