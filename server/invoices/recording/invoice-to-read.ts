import type { Db } from '#server/platform/db.ts'
import { typedInvoice, typedRows } from './queries.ts'
import type { InvoiceToRead } from './typed-invoice.ts'

/** Undefined if the invoice is not there any more, or has another file by now. */
export async function invoiceToRead(db: Db, id: string, fileKey: string): Promise<InvoiceToRead | undefined> {
  const invoice = await typedInvoice(db, id, fileKey)
  return invoice && { ...invoice, id, fileKey, rows: await typedRows(db, id) }
}
