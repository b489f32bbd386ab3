import type { ReadField, Reading, ReadRow } from '#contract/invoices-reading.ts'
import { plainNumber } from '#domain/documents.ts'
import { matchDocumentRows } from '#server/invoices/reviewing/match-document-rows.ts'

export type ReadingOutcome = {
  field: 'number' | 'row_value' | 'product' | 'quantity'
  source: ReadField['from']
  wasSure: boolean
  fields: number
  isRight: boolean
  readValue: string | null
  rightValue: string | null
}

export type DecidedRow = {
  productId: string
  valueCents: number
  countedCents: number
  countedUnits?: number
}
type Approved = { number: string; rows: readonly DecidedRow[] }

/**
 * What an approval says of the reading: the number, and value, product and quantity of each row that counts. A row that
 * counts nothing says nothing, nor does a quantity that was neither read nor put right. Nothing is known of the day and
 * the total: no coins depend on them, so that the review shows them and cannot change them, and an approval is no word
 * on either; those that a check proves are even folded away and seen by nobody.
 */
export function readingOutcomes(reading: Reading, approved: Approved): ReadingOutcome[] {
  const from = sourceOf(reading)
  if (!from) return []
  return countedTogether([
    ...numberOutcome(reading, from, approved.number),
    ...rowOutcomes(reading, approved.rows),
  ])
}

const sources: Readonly<Record<string, ReadField['from']>> = {
  xml: 'xml',
  qr: 'code',
  barcode: 'code',
  ocr: 'words',
}

function sourceOf({ source }: Reading): ReadField['from'] | undefined {
  return sources[source]
}

function numberOutcome({ number, fields }: Reading, from: ReadField['from'], right: string) {
  if (!number) return []
  const { from: source, sure } = fields?.number ?? { from, sure: from !== 'words' }
  return [outcome('number', source, sure, plainNumber(number), plainNumber(right))]
}

function rowOutcomes(reading: Reading, rows: readonly DecidedRow[]): ReadingOutcome[] {
  const source = reading.source === 'xml' ? 'xml' : (reading.fields?.total?.from ?? 'words')
  const matches = matchDocumentRows(rows, reading.rows)
  return rows.flatMap(({ productId, countedCents, countedUnits }, index) => {
    const line = reading.rows[matches[index]?.paperRow ?? -1]
    if (!line || countedCents === 0) return []
    const isSure = line.sure ?? reading.source === 'xml'
    const value = outcome('row_value', source, isSure, String(line.value_cents), String(countedCents))
    const product = outcome('product', source, isProductSure(line), readProduct(line), productId)
    return [value, product, ...quantityOutcome(line, { source, isSure, countedUnits })]
  })
}

type RowJudged = { source: ReadField['from']; isSure: boolean; countedUnits: number | undefined }

/** Whoever approves sees the quantity beside the product, and can put it right. */
function quantityOutcome({ quantity }: ReadRow, { source, isSure, countedUnits }: RowJudged) {
  const right = countedUnits ?? quantity
  if (right === undefined) return []
  const wasSure = quantity !== undefined && isSure
  return [
    outcome('quantity', source, wasSure, quantity === undefined ? null : String(quantity), String(right)),
  ]
}

/** Before somebody said on this document which product it is. */
function readProduct({ product_id, read_as }: ReadRow): string | null {
  return read_as === undefined ? product_id : read_as
}

function isProductSure({ matched_by, read_as }: ReadRow): boolean {
  return read_as === undefined && matched_by !== undefined && matched_by !== 'words'
}

function outcome(
  field: ReadingOutcome['field'],
  source: ReadField['from'],
  wasSure: boolean,
  read: string | null,
  right: string,
): ReadingOutcome {
  const isRight = read === right
  const values = isRight ? { readValue: null, rightValue: null } : { readValue: read, rightValue: right }
  return { field, source, wasSure, fields: 1, isRight, ...values }
}

function countedTogether(outcomes: readonly ReadingOutcome[]): ReadingOutcome[] {
  const right = Map.groupBy(
    outcomes.filter(({ isRight }) => isRight),
    ({ field, source, wasSure }) => `${field} ${source} ${wasSure}`,
  )
  const together = [...right.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, fields: 1 + others.length }] : [],
  )
  return [...together, ...outcomes.filter(({ isRight }) => !isRight)]
}
