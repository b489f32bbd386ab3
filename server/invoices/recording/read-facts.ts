import type { Reading, ReadRow } from '#contract/invoices-reading.ts'
import { readRows } from '#domain/read-rows.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import { knownWordings } from '#server/invoices/wordings/known-wordings.ts'
import type { Db } from '#server/platform/db.ts'

export type ReadFacts = Omit<Reading, 'findings'>

/** What was read, with the product of each row, as it is stored and shown. */
export async function readFacts(db: Db, read: DocumentReading): Promise<ReadFacts> {
  const { source, access_key, number, issuer, issued_on, total } = read
  return {
    source,
    access_key,
    number,
    issuer,
    issued_on,
    total_cents: total,
    rows: await rowsWithProducts(db, read),
    ...(read.fields && { fields: read.fields }),
    ...(read.regions && { regions: [...read.regions] }),
    ...(read.text && { text: read.text }),
  }
}

async function rowsWithProducts(db: Db, { rows, issuer }: DocumentReading): Promise<ReadRow[]> {
  if (rows.length === 0) return []
  const products = await knownProducts(db)
  const wordings = issuer?.id ? await knownWordings(db, issuer.id) : []
  return readRows(rows, products, wordings)
}
