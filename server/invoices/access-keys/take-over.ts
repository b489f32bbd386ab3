import type { FiscalKey } from '#domain/fiscal-key.ts'
import type { InvoiceToRead } from '#server/invoices/recording/queries.ts'
import { lockFindings, updateFindings } from '#server/invoices/recording/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { openClaims, releaseKey } from './queries.ts'

/**
 * A proved document takes its key from those that only claim to be it. They go to a person, who sees by whom they were
 * outdone. Answers whose word against the proved one no longer counts. What a person has decided or begun to decide
 * stays, and speaks against the proved one.
 */
export async function takeKeyOver(tx: Tx, invoice: InvoiceToRead, key: FiscalKey): Promise<string[]> {
  const claims = await openClaims(tx, invoice, key)
  for (const { id, memberId } of claims) {
    await releaseKey(tx, id, key.text)
    const read = await lockFindings(tx, id)
    const facts = { by: 'key', invoice_id: invoice.id, same_member: memberId === invoice.memberId }
    if (read) await updateFindings(tx, id, [...read.reading.findings, { code: 'duplicate', facts }])
  }
  return claims.map(({ id }) => id)
}
