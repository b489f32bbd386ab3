import type { SignedRow } from '#domain/instant-credit.ts'
import { isSameEan, type Product, type Wording } from '#domain/match-product.ts'
import type { InvoiceFacts } from '#server/invoices/proof/invoice-facts.ts'

/** The rows of a signed invoice with their products. Who says two things says nothing. */
export function signedRows(
  { rows }: Pick<InvoiceFacts, 'rows'>,
  products: readonly Product[],
  codes: readonly Wording[],
): SignedRow[] {
  return rows.map((row) => {
    const meant = new Set([
      ...[row.ean, row.unitEan].flatMap((ean) => productsWithEan(ean, products)),
      ...codes
        .filter(({ code }) => code?.toUpperCase() === row.code.toUpperCase())
        .map(({ productId }) => productId),
    ])
    const [productId] = meant
    return {
      line: row.line,
      productId: meant.size === 1 ? (productId ?? null) : null,
      valueCents: row.valueCents - row.discountCents,
    }
  })
}

function productsWithEan(ean: string | undefined, products: readonly Product[]): string[] {
  if (!ean) return []
  return products.filter((product) => product.ean && isSameEan(product.ean, ean)).map(({ id }) => id)
}
