import type { Input } from '#contract/endpoint.ts'
import type { sendInvoice } from '#contract/invoices.ts'
import { toAmount } from '#web/ui/amount.ts'

/** Where a value was read. What the person edits has no source. */
export type ReadFrom = 'photo' | 'xml'

export type DraftRow = {
  readonly id: string
  readonly productId: string
  /** The text of the field, such as `R$ 189,90`. */
  readonly value: string
  readonly from?: ReadFrom | undefined
}

export type Draft = {
  readonly number: string
  readonly numberFrom?: ReadFrom | undefined
  readonly accessKey?: string | undefined
  readonly issuer?: string | undefined
  readonly issuedOn?: string | undefined
  /** Always at least one. */
  readonly rows: readonly DraftRow[]
}

export function emptyDraft(): Draft {
  return { number: '', rows: [emptyRow()] }
}

export function emptyRow(productId = ''): DraftRow {
  return { id: crypto.randomUUID(), productId, value: '' }
}

export type Payload = Omit<Input<typeof sendInvoice>, 'image'>

export function payloadOf({ number, accessKey, rows }: Draft): Payload {
  return {
    number: number.trim(),
    ...(accessKey && { access_key: accessKey }),
    products: rows.map(({ productId, value }) => ({ product_id: productId, value: toAmount(value) })),
  }
}

/** Adds a row for each chosen product and removes the rows whose product is no longer chosen. */
export function withProducts(rows: readonly DraftRow[], chosen: readonly string[]): readonly DraftRow[] {
  const kept = rows.filter(({ productId }) => chosen.includes(productId))
  const added = chosen.filter((id) => !rows.some(({ productId }) => productId === id))
  const next = [...kept, ...added.map((id) => emptyRow(id))]
  return next.length > 0 ? next : [emptyRow()]
}
