import * as z from 'zod/mini'
import type { ReadRow } from '#contract/invoices-reading.ts'
import { matchProduct, type Wording } from '#domain/match-product.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import { lockOwner } from '#server/invoices/queries.ts'
import { lockReadings } from '#server/invoices/recording/queries.ts'
import type { Tx } from '#server/platform/db.ts'
import { job } from '#server/platform/jobs.ts'
import { invoicesAwaiting, lockReading, updateRows, wordingsOf } from './queries.ts'

/**
 * Finds the products anew on the documents of an issuer that wait for a decision, after somebody has said how it writes
 * one. What was read stays as it is. A second run changes nothing.
 */
export const matchAgainJob = job({
  name: 'match-again',
  payload: z.object({ issuer: z.string() }),
  run: async ({ transaction }, { issuer }) => {
    const waiting = await transaction(async (tx) => {
      // A reading that is being recorded may not know of the wording yet; it is awaited.
      await lockReadings(tx)
      return invoicesAwaiting(tx, issuer)
    })
    for (const invoiceId of waiting) await transaction((tx) => matchAgain(tx, invoiceId, issuer))
  },
})

async function matchAgain(tx: Tx, invoiceId: string, issuer: string) {
  await lockOwner(tx, invoiceId)
  const invoice = await lockReading(tx, invoiceId)
  if (!invoice?.awaitsDecision) return
  const products = await knownProducts(tx)
  const wordings = await wordingsOf(tx, [issuer])
  const rows = invoice.reading.rows.map((row) => rowMatched(row, products, wordings))
  await updateRows(tx, invoiceId, rows)
}

type Products = Awaited<ReturnType<typeof knownProducts>>

/** What somebody said on this very document stays. */
function rowMatched(row: ReadRow, products: Products, wordings: readonly Wording[]): ReadRow {
  if (row.read_as !== undefined) return row
  const { matched_by: _, ...read } = row
  const { name, code, ean } = read
  const match = matchProduct({ name, code: code ?? '', ...(ean && { ean }) }, products, wordings)
  return { ...read, product_id: match?.product.id ?? null, ...(match && { matched_by: match.by }) }
}
