type CountedRow = { readonly productId: string; readonly countedCents: number }
type PaperRow = { readonly product_id: string | null; readonly quantity?: number | undefined }

/** A line of more is a slip of whoever wrote it, and would reach any goal. */
const mostPerLine = 100_000

/**
 * How many bags each row of an invoice is. The document says how many of a product there are, whole numbers only; the
 * first row of it that counts has them all. What the document does not say is one bag a row.
 */
export function bagsOfRows(rows: readonly CountedRow[], paper: readonly PaperRow[]): number[] {
  const left = bagsOnPaper(paper)
  return rows.map(({ productId, countedCents }) => {
    if (countedCents === 0) return 0
    const bags = left.get(productId) ?? 1
    if (left.has(productId)) left.set(productId, 0)
    return bags
  })
}

function bagsOnPaper(paper: readonly PaperRow[]): Map<string, number> {
  const bags = new Map<string, number>()
  for (const { product_id, quantity = 1 } of paper) {
    if (product_id === null) continue
    const units = Number.isInteger(quantity) && quantity > 0 ? Math.min(quantity, mostPerLine) : 1
    bags.set(product_id, (bags.get(product_id) ?? 0) + units)
  }
  return bags
}
