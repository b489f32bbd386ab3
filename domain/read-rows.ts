import { type MatchedBy, matchProduct, type Product, type Wording } from './match-product.ts'
import type { DocumentRow } from './paper/join-sources.ts'

/** A row of a document with its product, as it is stored and shown. */
type RowWithProduct = {
  name: string
  ean: string | null
  code: string | null
  value_cents: number
  quantity?: number
  unit?: string
  unit_price?: string
  discount_cents?: number
  sure: boolean
  product_id: string | null
  matched_by?: MatchedBy
}

export function readRows(
  rows: readonly DocumentRow[],
  products: readonly Product[],
  wordings: readonly Wording[] = [],
): RowWithProduct[] {
  return rows.map((row) => {
    const match = matchProduct(row, products, wordings)
    return {
      name: row.name,
      ean: row.ean ?? null,
      code: row.code || null,
      value_cents: row.valueCents - row.discountCents,
      ...quantityOf(row.quantity),
      ...(row.unit && { unit: row.unit }),
      ...(row.unitValue && { unit_price: row.unitValue }),
      ...(row.discountCents > 0 && { discount_cents: row.discountCents }),
      sure: row.isSure,
      product_id: match?.product.id ?? null,
      ...(match && { matched_by: match.by }),
    }
  })
}

function quantityOf(text: string) {
  const quantity = Number(text)
  return text !== '' && Number.isFinite(quantity) ? { quantity } : {}
}
