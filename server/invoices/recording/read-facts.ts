import type { Reading } from '#contract/invoices-reading.ts'
import { readRows } from '#domain/read-rows.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import type { DocumentReading } from '#server/invoices/reading/document-reading.ts'
import { wordingsKnownOf } from '#server/invoices/wordings/known-wordings.ts'
import type { Db } from '#server/platform/db.ts'

export type ReadFacts = Omit<Reading, 'findings'>

/** What was read, with the product of each row, as it is stored and shown; the catalogue is read once for all. */
export async function readFacts(
  db: Db,
  reads: readonly DocumentReading[],
): Promise<(read: DocumentReading) => ReadFacts> {
  const withRows = reads.filter(({ rows }) => rows.length > 0)
  const products = withRows.length > 0 ? await knownProducts(db) : []
  const wordingsOf = await wordingsKnownOf(
    db,
    withRows.map(({ issuer }) => issuer?.id),
  )
  return (read) => ({
    ...factsOf(read),
    rows: readRows(read.rows, products, wordingsOf(read.issuer?.id)),
  })
}

function factsOf(read: DocumentReading): Omit<ReadFacts, 'rows'> {
  const { source, access_key, number, issuer, issued_on, total } = read
  return {
    source,
    access_key,
    number,
    issuer,
    issued_on,
    total_cents: total,
    ...(read.fields && { fields: read.fields }),
    ...(read.regions && { regions: [...read.regions] }),
    ...(read.text && { text: read.text }),
  }
}
