import { plainNumber } from '#domain/documents.ts'
import type { Db } from '#server/platform/db.ts'
import { invoicesLike } from './queries.ts'

const mostFound = 6
const keyLength = 44
/** Too many numbers begin with fewer digits than these, so that they are taken for the whole number. */
const fewestDigits = 3

export async function searchInvoices(db: Db, typed: string) {
  const key = typed.replaceAll(/[\s.-]/g, '').toUpperCase()
  const number = plainNumber(typed)
  if (number === '') return { items: [] }
  const byNumber = number.length < fewestDigits ? { number } : { beginning: number }
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
