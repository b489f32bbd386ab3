import type { Input } from '#contract/endpoint.ts'
import type { sendInvoice } from '#contract/invoices.ts'
import type { DraftReading } from '#contract/invoices-reading.ts'
import { toAmount } from '#web/ui/amount.ts'
import type { PhotoFault } from './camera/photo-fault.ts'

/** Where a value was read. What the person edits has no source. */
export type ReadFrom = 'photo' | 'xml' | 'pdf'

export type DraftRow = {
  readonly id: string
  readonly productId: string
  /** The text of the field, such as `R$ 189,90`. */
  readonly value: string
  /** Set while the whole row stands as it was read. */
  readonly from?: ReadFrom | undefined
  /** Set while only the value stands as it was read: the product was chosen by the person. */
  readonly valueFrom?: ReadFrom | undefined
  readonly isUnsure?: boolean | undefined
  readonly isValueTyped?: boolean | undefined
  /** Which row of the document it is. */
  readonly line?: number | undefined
  /** The code that the client showed, as far as it is typed, without its dash. */
  readonly recommendation?: string | undefined
}

/** What is known of an invoice that waits among others to be sent together with them. */
export type Stacked = {
  /** `here`: by the device alone, because the server could not be reached. */
  readonly isRead?: 'here' | 'whole' | undefined
  readonly fault?: PhotoFault | undefined
  /** When our camera took it: the name of its file says nothing. */
  readonly takenAt?: number | undefined
  /** Somebody has sent it before. */
  readonly known?: { readonly state: 'yours' | 'used'; readonly invoiceId: string | null } | undefined
  /** Why it was not sent; empty where nobody said. */
  readonly refusal?: string | undefined
  /** The person has said that a value of zero is right. */
  readonly isZeroMeant?: boolean | undefined
}

export type Draft = {
  readonly number: string
  readonly numberFrom?: ReadFrom | undefined
  readonly isNumberUnsure?: boolean | undefined
  readonly isNumberTyped?: boolean | undefined
  readonly accessKey?: string | undefined
  readonly issuer?: string | undefined
  readonly issuedOn?: string | undefined
  /** Always at least one. */
  readonly rows: readonly DraftRow[]
  /** The file, if the server has it already. */
  readonly uploadId?: string | undefined
  /** What was read of the file. */
  readonly reading?: DraftReading | undefined
  /** The device read it, and the server has not yet. */
  readonly isReadHere?: boolean | undefined
  /** Rows of the document that the person removed, so that they do not come back. */
  readonly removedLines?: readonly number[] | undefined
  readonly stacked?: Stacked | undefined
}

export function emptyDraft(): Draft {
  return { number: '', rows: [emptyRow()] }
}

export function emptyRow(productId = ''): DraftRow {
  return { id: crypto.randomUUID(), productId, value: '' }
}

export function isBlank({ productId, value, isValueTyped, recommendation }: DraftRow): boolean {
  return !productId && !value && !isValueTyped && !recommendation
}

export type Payload = Omit<Input<typeof sendInvoice>, 'image' | 'upload'>

export function payloadOf({ number, accessKey, rows }: Draft): Payload {
  return {
    number: number.trim(),
    ...(accessKey && { access_key: accessKey }),
    products: rows.map(({ productId, value, recommendation }) => ({
      product_id: productId,
      value: toAmount(value),
      ...(recommendation && { recommendation }),
    })),
  }
}

/** What the person edits is no longer marked as read. */
export function editedRow(row: DraftRow, part: Partial<Pick<DraftRow, 'productId' | 'value'>>): DraftRow {
  const { from: _, valueFrom: __, isUnsure: ___, ...rest } = row
  return { ...rest, ...part, ...(part.value !== undefined && { isValueTyped: true }) }
}

/** The code says nothing about what was read. Without one the row is as if there had never been any. */
export function withCode({ recommendation: _, ...row }: DraftRow, recommendation: string): DraftRow {
  return { ...row, ...(recommendation && { recommendation }) }
}

export function withRows(draft: Draft, rows: readonly DraftRow[]): Draft {
  const left = new Set(rows.map(({ line }) => line))
  const removed = draft.rows.flatMap(({ line }) => (line === undefined || left.has(line) ? [] : [line]))
  const removedLines = [...(draft.removedLines ?? []), ...removed]
  return { ...draft, rows, ...(removedLines.length > 0 && { removedLines }) }
}

/** Adds a row for each chosen product and removes the rows whose product is no longer chosen; a code is not lost. */
export function withProducts(rows: readonly DraftRow[], chosen: readonly string[]): readonly DraftRow[] {
  const kept = rows.filter(
    ({ productId, recommendation }) => chosen.includes(productId) || (!productId && recommendation),
  )
  const added = chosen.filter((id) => !rows.some(({ productId }) => productId === id))
  const next = [...kept, ...added.map((id) => emptyRow(id))]
  return next.length > 0 ? next : [emptyRow()]
}

/** Removes what was read from a file that has been replaced. */
export function withoutReading(draft: Draft): Draft {
  const typed = draft.rows.filter(({ from, recommendation }) => !from || recommendation).map(withoutReadParts)
  const { number, isNumberTyped } = draft
  return {
    ...(draft.numberFrom ? { number: '' } : { number, isNumberTyped: number ? isNumberTyped : undefined }),
    rows: typed.length > 0 ? typed : [emptyRow()],
  }
}

/** Of a row that was read whole, what the person added is left: its code. */
function withoutReadParts(row: DraftRow): DraftRow {
  const { id, from, valueFrom, isValueTyped, recommendation } = row
  const typed = {
    productId: from ? '' : row.productId,
    value: from || valueFrom ? '' : row.value,
    isValueTyped,
  }
  return withCode({ id, ...typed }, recommendation ?? '')
}
