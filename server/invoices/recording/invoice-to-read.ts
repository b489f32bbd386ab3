import type { ContentType } from '#server/platform/content-type.ts'
import type { Db } from '#server/platform/db.ts'
import { typedInvoice, typedRows } from './queries.ts'

/** What the member said of a document, to hold the document against. */
export type InvoiceToRead = {
  readonly id: string
  readonly memberId: string
  readonly number: string
  readonly accessKey: string | null
  readonly fileKey: string
  readonly sha256: Buffer
  readonly type: ContentType
  readonly rows: readonly { readonly valueCents: number }[]
}

/** Undefined if the invoice is not there any more, or has another file by now. */
export async function invoiceToRead(db: Db, id: string, fileKey: string): Promise<InvoiceToRead | undefined> {
  const invoice = await typedInvoice(db, id, fileKey)
  return invoice && { ...invoice, id, fileKey, rows: await typedRows(db, id) }
}
