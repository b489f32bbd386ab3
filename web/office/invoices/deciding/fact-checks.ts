import type { FindingCode } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { plainNumber } from '#domain/documents.ts'

/** How far a fact can be relied on: by key or XML, as far as could be read, as typed, or one against the other. */
export type Mark = 'proved' | 'suggested' | 'typed' | 'differs'

export type Check = {
  readonly what: 'key' | 'issuer' | 'number' | 'issued_on' | 'total' | 'repeated'
  readonly mark: Mark | undefined
}

const shownAsFacts: readonly FindingCode[] = [
  'number_differs',
  'total_differs',
  'rows_differ',
  'duplicate',
  'look_alike',
]

export function checksOf(invoice: OfficeInvoice): Check[] {
  const { reading, access_key, alike } = invoice
  const codes = new Set(reading?.findings.map(({ code }) => code))
  const isXml = reading?.source === 'xml'
  const isCoded = isXml || reading?.source === 'qr' || reading?.source === 'barcode'
  const read = (value: unknown, isProved: boolean) =>
    value == null ? undefined : isProved ? 'proved' : 'suggested'
  const isKeyDoubted = codes.has('key_invalid') || codes.has('key_inconsistent')
  const key = isKeyDoubted ? 'differs' : read(reading?.access_key ?? access_key, isCoded)
  const isTyped = isNumberTyped(invoice)
  return [
    { what: 'key', mark: key },
    { what: 'issuer', mark: read(reading?.issuer, isCoded) },
    { what: 'number', mark: isTyped === false ? 'differs' : (read(reading?.number, isCoded) ?? 'typed') },
    { what: 'issued_on', mark: codes.has('too_old') ? 'differs' : read(reading?.issued_on, isXml) },
    {
      what: 'total',
      mark: codes.has('total_differs') ? 'differs' : (read(reading?.total_cents, isXml) ?? 'typed'),
    },
    { what: 'repeated', mark: alike.length > 0 ? 'differs' : read(access_key, isCoded) },
  ]
}

/** Whether the number on the document is the one that was typed, however both are written; undefined if none was read. */
export function isNumberTyped({ reading, number }: OfficeInvoice): boolean | undefined {
  if (!reading?.number) return undefined
  return plainNumber(reading.number) === plainNumber(number)
}

/** What speaks against a document and is not told beside one of its facts. */
export function warningsOf({ reading }: OfficeInvoice): FindingCode[] {
  const codes = reading?.findings.map(({ code }) => code) ?? []
  return [...new Set(codes)].filter((code) => !shownAsFacts.includes(code))
}

/** Rows of the document that no typed row stands for: they count nothing. */
export function rowsLeftOver({ reading, rows }: OfficeInvoice) {
  const matchedRows = new Set(rows.map(({ paper_row }) => paper_row))
  return reading?.rows.filter((_, index) => !matchedRows.has(index)) ?? []
}

/** The beginning and the end of a key, by which people tell two apart. */
export function shortKey(key: string): string {
  return `${key.slice(0, 4)} ${key.slice(4, 8)}…${key.slice(-8, -4)} ${key.slice(-4)}`
}
