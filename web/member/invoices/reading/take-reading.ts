import type { DraftReading, ReadRow } from '#contract/invoices-reading.ts'
import { type Draft, type DraftRow, emptyRow, isBlank, type ReadFrom } from '#web/member/invoices/draft.ts'
import { amountOf } from './amount-of.ts'

const mostRows = 100

/** Adds what the server read. What the person wrote, and what the device read before, stays as it is. */
export function takeReading(earlier: Draft, reading: DraftReading, from: ReadFrom): Draft {
  return withReading(countedAnew(earlier, reading), reading, from)
}

/** Adds what the device read in a PDF, unless the server was faster. */
export function takeOwnReading(draft: Draft, reading: DraftReading): Draft {
  return draft.reading ? draft : { ...withReading(draft, reading, 'pdf'), isReadHere: true }
}

function withReading(draft: Draft, reading: DraftReading, from: ReadFrom): Draft {
  return {
    ...draft,
    ...numberOf(draft, reading, from),
    accessKey: draft.accessKey ?? soundKey(reading),
    issuer: draft.issuer ?? reading.issuer?.name ?? undefined,
    issuedOn: draft.issuedOn ?? reading.issued_on ?? undefined,
    rows: rowsWith(draft, reading, from),
    reading,
  }
}

/** The server may have found more or fewer rows than the device, so that its lines have other numbers. */
function countedAnew({ isReadHere, ...draft }: Draft, reading: DraftReading): Draft {
  if (!isReadHere) return draft
  const lines = sameLines(draft.reading?.rows ?? [], reading.rows)
  const { rows, removedLines } = draft
  return {
    ...draft,
    rows: rows.map((row) => (row.line === undefined ? row : { ...row, line: lines[row.line] })),
    removedLines: removedLines?.flatMap((line) => lines[line] ?? []),
  }
}

/** For each row of one reading, where the other has it. */
function sameLines(own: readonly ReadRow[], others: readonly ReadRow[]): (number | undefined)[] {
  const free = new Set(others.keys())
  return own.map(({ name, value_cents }) => {
    const same = [...free].filter((line) => others[line]?.value_cents === value_cents)
    const line = same.find((one) => others[one]?.name === name) ?? same[0]
    if (line !== undefined) free.delete(line)
    return line
  })
}

/** What was read and is in no row of the form, because no product is known for it or its row was removed. */
export function unlistedLines({ rows, reading }: Draft): { line: number; row: ReadRow }[] {
  const listed = new Set(rows.map(({ line }) => line))
  return (reading?.rows ?? []).flatMap((row, line) => (listed.has(line) ? [] : [{ line, row }]))
}

/** A row for something that was read, whose product the person has chosen. */
export function listLine(draft: Draft, line: number, productId: string, from: ReadFrom): Draft {
  const read = draft.reading?.rows[line]
  if (!read) return draft
  const row = { ...rowOf(read, line, draft.reading), productId, valueFrom: from }
  return { ...draft, rows: added(draft.rows, [row]) }
}

export function isSureField(
  reading: DraftReading,
  field: keyof NonNullable<DraftReading['fields']>,
): boolean {
  return reading.fields?.[field]?.sure ?? reading.source !== 'ocr'
}

function numberOf(draft: Draft, reading: DraftReading, numberFrom: ReadFrom): Partial<Draft> {
  if (reading.number === null) return {}
  const isSure = isSureField(reading, 'number')
  const isFree = draft.numberFrom ? draft.isNumberUnsure && isSure : !draft.number && !draft.isNumberTyped
  return isFree ? { number: reading.number, numberFrom, isNumberUnsure: isSure ? undefined : true } : {}
}

/** As the server asks for it; another one could not be checked. */
function soundKey(reading: DraftReading): string | undefined {
  const key = reading.access_key ?? ''
  const isSound = /^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/.test(key) && isSureField(reading, 'access_key')
  return isSound ? key : undefined
}

function rowsWith(draft: Draft, reading: DraftReading, from: ReadFrom): readonly DraftRow[] {
  const taken = new Set([...(draft.removedLines ?? []), ...draft.rows.flatMap(({ line }) => line ?? [])])
  const rows = draft.rows.map((row) => {
    const line = row.line ?? lineOf(row, reading.rows, taken)
    const read = line === undefined ? undefined : reading.rows[line]
    if (line === undefined || !read) return row
    taken.add(line)
    // What was not sure gives way to what is, unless somebody has typed over it.
    if (row.from && row.isUnsure && read.sure) return { ...row, ...valueRead(read, line, reading) }
    if (row.line !== undefined) return row
    const isOpen = !row.value && !row.isValueTyped
    return isOpen ? { ...row, ...valueRead(read, line, reading), valueFrom: from } : { ...row, line }
  })
  const missing = reading.rows.flatMap((read, line) =>
    read.product_id && !taken.has(line)
      ? [{ ...rowOf(read, line, reading), productId: read.product_id, from }]
      : [],
  )
  return added(rows, missing)
}

/** The row of the document that somebody typed by hand. */
function lineOf(row: DraftRow, lines: readonly ReadRow[], taken: ReadonlySet<number>): number | undefined {
  const same = lines.flatMap(({ product_id, value_cents }, line) =>
    row.productId && product_id === row.productId && !taken.has(line)
      ? [{ line, isSameValue: amountOf(value_cents) === row.value }]
      : [],
  )
  return (same.find(({ isSameValue }) => isSameValue) ?? same[0])?.line
}

function rowOf(read: ReadRow, line: number, reading: DraftReading | undefined): DraftRow {
  return { ...emptyRow(), ...valueRead(read, line, reading) }
}

function valueRead(read: ReadRow, line: number, reading: DraftReading | undefined) {
  const isSure = read.sure ?? reading?.source === 'xml'
  const isUnsure = isSure ? undefined : true
  return { value: amountOf(read.value_cents), line, isUnsure }
}

/** The first takes the place of a row that was left empty, so that the focus of somebody who stands there stays. */
function added(rows: readonly DraftRow[], more: readonly DraftRow[]): readonly DraftRow[] {
  if (more.length === 0) return rows
  const blank = rows.find(isBlank)
  const [first, ...others] = more
  const next = blank && first ? [{ ...first, id: blank.id }, ...others] : more
  return [...rows.filter((row) => !isBlank(row)), ...next].slice(0, Math.max(mostRows, rows.length))
}
