import type { ReadRow } from '#contract/invoices-reading.ts'
import { issuerRoot, wordingOf } from '#domain/product-wording.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import type { ReviewAttempt } from '#server/invoices/deciding/queries.ts'
import { whyBarred } from '#server/invoices/deciding/why-barred.ts'
import { lockOwner } from '#server/invoices/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { matchAgainJob } from './match-again.ts'
import { deleteWording, lockReading, storeWording, updateRows } from './queries.ts'

type RowAttempt = ReviewAttempt & { row: number }

/**
 * Somebody says which product a row of a document is: so are all rows that this issuer writes alike, here at once and on
 * its other documents soon after.
 */
export async function confirmWording(tx: Tx, attempt: RowAttempt & { productId: string }) {
  const { invoiceId, staffId, productId, now } = attempt
  const { invoice, issuer, line } = await requireRow(tx, attempt)
  const product = (await knownProducts(tx)).find(({ id }) => id === productId)
  if (!product) throw new Refusal('product_unknown', { field: 'product_id' })
  const wording = wordingOf(line.name)
  await storeWording(tx, { issuer, wording, code: line.code, productId, staffId, now })
  const rows = invoice.reading.rows.map((row) =>
    isWrittenAlike(row, line) ? confirmed(row, productId) : row,
  )
  await updateRows(tx, invoiceId, rows)
  await enqueue(tx, matchAgainJob, { issuer })
  return { invoice, wording, product: product.title }
}

/** What was confirmed is forgotten, and the rows of this document are again what they were read as. */
export async function forgetWording(tx: Tx, attempt: RowAttempt) {
  const { invoice, issuer, line } = await requireRow(tx, attempt)
  if (line.matched_by !== 'wording') throw new Refusal('not_found')
  const wording = wordingOf(line.name)
  await deleteWording(tx, { issuer, wording, code: line.code })
  const rows = invoice.reading.rows.map((row) =>
    row.matched_by === 'wording' && isWrittenAlike(row, line) ? asRead(row) : row,
  )
  await updateRows(tx, attempt.invoiceId, rows)
  await enqueue(tx, matchAgainJob, { issuer })
  return { invoice, wording }
}

/** Who may not decide on a document says nothing of its rows either. */
async function requireRow(tx: Tx, { row, ...attempt }: RowAttempt) {
  await lockOwner(tx, attempt.invoiceId)
  const barred = await whyBarred(tx, attempt)
  if (barred) throw new Refusal(barred)
  const invoice = await lockReading(tx, attempt.invoiceId)
  const line = invoice?.reading.rows[row]
  if (!invoice || !line) throw new Refusal('not_found')
  if (!invoice.awaitsDecision) throw new Refusal('stale')
  const issuer = issuerRoot(invoice.reading.issuer?.id ?? '')
  if (!issuer || wordingOf(line.name) === '') throw new Refusal('issuer_unknown')
  return { invoice, issuer, line }
}

function isWrittenAlike(row: ReadRow, other: ReadRow): boolean {
  return wordingOf(row.name) === wordingOf(other.name) || (row.code !== null && row.code === other.code)
}

function confirmed(row: ReadRow, productId: string): ReadRow {
  const readAs = row.matched_by === 'wording' ? row.read_as : row.product_id
  return { ...row, product_id: productId, matched_by: 'wording', read_as: readAs ?? null }
}

function asRead({ matched_by: _, read_as = null, ...row }: ReadRow): ReadRow {
  return { ...row, product_id: read_as, ...(read_as && { matched_by: 'words' as const }) }
}
