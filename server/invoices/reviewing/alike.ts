import type { Reading } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { othersBeside } from '#server/invoices/comparing/others.ts'
import type { Db } from '#server/platform/db.ts'
import { likenessesIn } from './risk.ts'

type Invoice = { id: string; reading: Reading | null }

/** Other invoices that the reading points to. */
export async function likenessesOf(db: Db, { id, reading }: Invoice): Promise<OfficeInvoice['alike']> {
  const found = likenessesIn(reading?.findings ?? [])
  if (found.length === 0) return []
  const others = await othersBeside(
    db,
    id,
    found.map(({ otherId }) => otherId),
  )
  return found.flatMap(({ otherId, by }) => {
    const other = others.find((one) => one.id === otherId)
    return other ? [{ ...other, by }] : []
  })
}
