import type { FindingCode, Reading } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { similarInvoices } from '#server/invoices/recording/queries.ts'
import type { Db } from '#server/platform/db.ts'

export const duplicateCodes: readonly FindingCode[] = ['duplicate', 'look_alike']

type ReadInvoice = { id: string; reading: Reading | null }

export async function likenessesOf(db: Db, { id, reading }: ReadInvoice): Promise<OfficeInvoice['alike']> {
  const likenesses = likenessesIn(reading?.findings ?? [])
  if (likenesses.length === 0) return []
  const ids = likenesses.map(({ otherId }) => otherId)
  const others = await similarInvoices(db, id, ids)
  return likenesses.flatMap(({ otherId, by }) => {
    const other = others.find((one) => one.id === otherId)
    return other ? [{ ...other, by }] : []
  })
}

type Likeness = { otherId: string; by: 'key' | 'file' | 'number' | 'picture' }

function likenessesIn(findings: Reading['findings']): Likeness[] {
  return findings.flatMap(({ code, facts }) => {
    const { invoice_id: otherId, by, dismissed } = facts
    if (!duplicateCodes.includes(code) || typeof otherId !== 'string' || dismissed) return []
    return [{ otherId, by: by === 'key' || by === 'file' || by === 'number' ? by : 'picture' }]
  })
}
