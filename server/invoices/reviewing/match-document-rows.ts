import type { Reading } from '#contract/invoices-reading.ts'

type TypedRow = { readonly productId: string; readonly valueCents: number }
type DocumentRow = Pick<Reading['rows'][number], 'product_id' | 'value_cents'>

export type RowMatch = { paperRow: number | null; paperCents: number }

/**
 * Finds each typed row on the document: first a row of the same product and value, then another of the same product,
 * then a row of the same value whose product is not known. If the rows were read and none fits, nothing counts.
 */
export function matchDocumentRows(typed: readonly TypedRow[], paper: readonly DocumentRow[]): RowMatch[] {
  if (paper.length === 0) return typed.map(({ valueCents }) => ({ paperRow: null, paperCents: valueCents }))
  const taken = new Set<number>()
  const found = new Map<number, number>()
  for (const fits of [isSameRow, isSameProduct, isSameValue])
    for (const [index, row] of typed.entries()) {
      if (found.has(index)) continue
      const place = paper.findIndex((line, at) => !taken.has(at) && fits(row, line))
      if (place < 0) continue
      taken.add(place)
      found.set(index, place)
    }
  return typed.map((_, index) => {
    const paperRow = found.get(index) ?? null
    return { paperRow, paperCents: paperRow === null ? 0 : (paper[paperRow]?.value_cents ?? 0) }
  })
}

function isSameRow(row: TypedRow, line: DocumentRow): boolean {
  return isSameProduct(row, line) && row.valueCents === line.value_cents
}

function isSameProduct({ productId }: TypedRow, { product_id }: DocumentRow): boolean {
  return productId === product_id
}

function isSameValue({ valueCents }: TypedRow, { product_id, value_cents }: DocumentRow): boolean {
  return product_id === null && valueCents === value_cents
}
