import { coinsOf } from '#domain/earning.ts'
import { knownProducts, ratesOf } from '#server/catalogue/products.ts'
import { productsByEan, signedRows } from '#server/invoices/instant/signed-rows.ts'
import type { InvoiceFacts } from '#server/invoices/proof/invoice-facts.ts'
import { knownWordings } from '#server/invoices/wordings/known-wordings.ts'
import type { Db } from '#server/platform/db.ts'
import type { OurRow } from './our-row.ts'

/** What a member would have typed: the signed rows with a product of ours, by bar code or the distributor's code. */
export async function ourRows(db: Db, facts: InvoiceFacts): Promise<OurRow[]> {
  const codes = await knownWordings(db, facts.issuer)
  const rows = signedRows(facts, productsByEan(await knownProducts(db)), codes)
  return rows.flatMap(({ productId, valueCents }) => (productId ? [{ productId, valueCents }] : []))
}

/** Those that earn something today, with their rates. */
export async function earningRows(db: Db, rows: readonly OurRow[]) {
  if (rows.length === 0) return []
  const rates = await ratesOf(
    db,
    rows.map(({ productId }) => productId),
  )
  const rated = rows.flatMap((row) => {
    const rateThousandths = rates.get(row.productId)
    return rateThousandths ? [{ ...row, rateThousandths }] : []
  })
  return coinsOf(rated) > 0 ? rated : []
}
