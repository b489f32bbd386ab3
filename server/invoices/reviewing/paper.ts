import type { Reading } from '#contract/invoices-reading.ts'

type TypedRow = { readonly productId: string; readonly valueCents: number }
type PaperRow = Pick<Reading['rows'][number], 'product_id' | 'value_cents'>

/** What a typed row is on the document: which of its rows, if it was read that far, and what of it counts by that. */
export type OnPaper = { paperRow: number | null; paperCents: number }

/**
 * Finds each typed row on the document: one of its product with the same value, then any other of its product, then one
 * of no product of ours with the same value. What a document that was read row by row does not have, counts nothing.
 */
export function onPaper(typed: readonly TypedRow[], paper: readonly PaperRow[]): OnPaper[] {
  if (paper.length === 0) return typed.map(({ valueCents }) => ({ paperRow: null, paperCents: valueCents }))
  const taken = new Set<number>()
  const found = new Map<number, number>()
  for (const fits of [isSame, isSameProduct, isSameValue])
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

function isSame(row: TypedRow, line: PaperRow): boolean {
  return isSameProduct(row, line) && row.valueCents === line.value_cents
}

function isSameProduct({ productId }: TypedRow, { product_id }: PaperRow): boolean {
  return productId === product_id
}

function isSameValue({ valueCents }: TypedRow, { product_id, value_cents }: PaperRow): boolean {
  return product_id === null && valueCents === value_cents
}
