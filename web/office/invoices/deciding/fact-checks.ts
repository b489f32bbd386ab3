import type { FindingCode, ReadField, Reading } from '#contract/invoices-reading.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { plainNumber } from '#domain/documents.ts'

/**
 * How far a fact can be relied on: proved by a check, as far as could be read, as typed, one against the other, or
 * looked at without a proof.
 */
export type Mark = 'proved' | 'suggested' | 'typed' | 'differs' | 'unproved'

export type Check = {
  readonly what: 'signature' | 'key' | 'issuer' | 'number' | 'issued_on' | 'total' | 'repeated'
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
  const fields = reading?.fields
  const isXml = reading?.source === 'xml'
  // Anybody can edit a file: what is in it is proved by its issuer's signature alone.
  const isUnproved = isXml && !reading.proof?.proved
  const isCoded = isXml || reading?.source === 'qr' || reading?.source === 'barcode'
  const isKeyDoubted = codes.has('key_invalid') || codes.has('key_inconsistent')
  const readKey = read(reading?.access_key ?? access_key, fields?.access_key, isCoded)
  const marks = {
    key: isKeyDoubted ? 'differs' : readKey,
    issuer: codes.has('issuer_differs') ? 'differs' : read(reading?.issuer, fields?.issuer, isCoded),
    number:
      isNumberTyped(invoice) === false
        ? 'differs'
        : (read(reading?.number, fields?.number, isCoded) ?? 'typed'),
    issued_on:
      codes.has('too_old') || codes.has('day_differs')
        ? 'differs'
        : read(reading?.issued_on, fields?.issued_on, isXml),
    total: codes.has('total_differs')
      ? 'differs'
      : (read(reading?.total_cents, fields?.total, isXml) ?? 'typed'),
    repeated: alike.length > 0 ? 'differs' : read(access_key, fields?.access_key, isCoded),
  } as const
  const doubted = contradictionsOf(reading)
  const checks = facts.map((what): Check => {
    const mark = doubted.has(what) ? 'differs' : marks[what]
    return { what, mark: isUnproved && mark === 'proved' ? 'suggested' : mark }
  })
  const signature = signatureOf(reading)
  return signature ? [{ what: 'signature', mark: signature }, ...checks] : checks
}

/** Reasons that no honest file has: its values, its signature or its signer are not what they say. */
const forged: readonly string[] = ['signed_info', 'digest', 'signature', 'content', 'certificate_company']

function signatureOf(reading: Reading | null): Mark | undefined {
  if (!reading?.proof) return undefined
  if (reading.proof.proved) return 'proved'
  return forged.includes(reading.proof.reason ?? '') ? 'differs' : 'unproved'
}

const facts = ['key', 'issuer', 'number', 'issued_on', 'total', 'repeated'] as const

/** Where the reading does not say how sure a fact is, its source does. */
function read(value: unknown, field: ReadField | undefined, isProved: boolean) {
  if (value == null) return undefined
  return (field?.sure ?? isProved) ? 'proved' : 'suggested'
}

const factOfField: Readonly<Record<string, Check['what']>> = {
  access_key: 'key',
  key: 'key',
  issuer: 'issuer',
  number: 'number',
  issued_on: 'issued_on',
  total: 'total',
}

/** What two places of the document say of one fact. */
export function contradictionsOf(reading: Reading | null): ReadonlyMap<Check['what'], readonly unknown[]> {
  const said = reading?.findings.flatMap(({ code, facts: { field, values } }) => {
    const what = code === 'sources_differ' ? factOfField[String(field)] : undefined
    return what && Array.isArray(values) ? [[what, values] as const] : []
  })
  return new Map(said)
}

type InvoiceRow = OfficeInvoice['rows'][number]

/** What was typed is what the document says, and nobody has to look at it again. */
export function isRowAgreed({ reading }: Pick<OfficeInvoice, 'reading'>, row: InvoiceRow): boolean {
  const paper = row.paper_row === null ? undefined : reading?.rows[row.paper_row]
  return (
    paper !== undefined &&
    isProductSettled(paper) &&
    paper.product_id === row.product_id &&
    (row.counted_cents ?? row.paper_cents) === row.value_cents &&
    (paper.sure ?? reading?.source === 'xml') &&
    !isCodeDoubtful(row)
  )
}

/** Nothing of it has to be looked at: each fact is proved, each row agrees, and nothing speaks against it. */
export function isWhollyProved(invoice: OfficeInvoice): boolean {
  return (
    invoice.barred === null &&
    !invoice.approval.needs_second &&
    !invoice.needs_second &&
    checksOf(invoice).every(({ mark }) => mark === 'proved') &&
    warningsOf(invoice).length === 0 &&
    invoice.rows.length > 0 &&
    invoice.rows.every((row) => isRowAgreed(invoice, row))
  )
}

/** The document's total is not the sum of what counts, and none of its rows could be read to tell why. */
export function isTotalOff({ reading }: Pick<OfficeInvoice, 'reading'>, countedCents: number): boolean {
  return (
    reading?.findings.some(({ code }) => code === 'total_differs') === true &&
    reading.rows.length === 0 &&
    reading.total_cents !== countedCents
  )
}

/** A code that does not fit, or that something speaks against, is not folded away. */
function isCodeDoubtful({ recommendation }: InvoiceRow): boolean {
  return recommendation !== null && (recommendation.fault !== null || recommendation.findings.length > 0)
}

/** By a code or by somebody's word; words alone may mean another product. */
function isProductSettled({ product_id, matched_by }: Reading['rows'][number]): boolean {
  return product_id !== null && matched_by !== undefined && matched_by !== 'words'
}

/** Whether the number on the document is the one that was typed, however both are written; undefined if none was read. */
export function isNumberTyped({ reading, number }: OfficeInvoice): boolean | undefined {
  if (!reading?.number) return undefined
  return plainNumber(reading.number) === plainNumber(number)
}

/** What speaks against a document and is not told beside one of its facts. */
export function warningsOf({ reading }: OfficeInvoice): FindingCode[] {
  const isTold = contradictionsOf(reading).size > 0
  const codes = reading?.findings.map(({ code }) => code) ?? []
  return [...new Set(codes)].filter(
    (code) => !shownAsFacts.includes(code) && !(isTold && code === 'sources_differ'),
  )
}

/** Rows of the document that no typed row stands for: they count nothing. */
export function rowsLeftOver({ reading, rows }: OfficeInvoice) {
  const matchedRows = new Set(rows.map(({ paper_row }) => paper_row))
  const all = reading?.rows.map((row, place) => ({ ...row, place })) ?? []
  return all.filter(({ place }) => !matchedRows.has(place))
}

/** The beginning and the end of a key, by which people tell two apart. */
export function shortKey(key: string): string {
  return `${key.slice(0, 4)} ${key.slice(4, 8)}…${key.slice(-8, -4)} ${key.slice(-4)}`
}
