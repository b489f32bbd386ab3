import type { SignedRow } from '#domain/instant-credit.ts'
import { bareEan, type Product, type Wording } from '#domain/match-product.ts'
import type { InvoiceFacts } from '#server/invoices/proof/invoice-facts.ts'

type ProductsByEan = ReadonlyMap<string, readonly string[]>

/** For many invoices, of which each asks for several bar codes. */
export function productsByEan(products: readonly Product[]): ProductsByEan {
  const withEan = products.flatMap(({ id, ean }) => (ean ? [{ id, bare: bareEan(ean) }] : []))
  return new Map(
    [...Map.groupBy(withEan, ({ bare }) => bare)].map(([bare, all]) => [bare, all.map(({ id }) => id)]),
  )
}

/** The rows of a signed invoice with their products. Who says two things says nothing. */
export function signedRows(
  { rows }: Pick<InvoiceFacts, 'rows'>,
  products: ProductsByEan,
  codes: readonly Wording[],
): SignedRow[] {
  return rows.map((row) => {
    const meant = new Set([
      ...[row.ean, row.unitEan].flatMap((ean) => (ean ? (products.get(bareEan(ean)) ?? []) : [])),
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
