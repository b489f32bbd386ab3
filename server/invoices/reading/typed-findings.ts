import { plainNumber } from '#domain/documents.ts'
import { type FiscalKey, readFiscalKey } from '#domain/fiscal-key.ts'
import { issuerRoot } from '#domain/product-wording.ts'
import { type Finding, isSale } from './document-findings.ts'
import type { DocumentReading } from './document-reading.ts'

/** What a member says of a document: its number, the key where they sent one, and the rows that should count. */
export type TypedInvoice = {
  readonly number: string
  readonly accessKey?: string | null
  readonly rows: readonly { readonly valueCents: number }[]
}

/** Compares what was typed with what was read, whatever it was read from. */
export function typedFindings(reading: DocumentReading, typed: TypedInvoice, today: string): Finding[] {
  const claimed = keyIn(typed.accessKey, today)
  // Whether the parts of an XML agree is told with the key's other parts.
  const read = reading.facts.document ? undefined : keyIn(reading.access_key, today)
  return [
    ...numberFinding(reading, typed),
    ...(claimed ? issuerFinding(reading, claimed) : []),
    ...dayFinding(reading, { claimed, read }),
    ...totalFinding(reading, typed),
    ...rowsFinding(reading, typed),
  ]
}

function keyIn(text: string | null | undefined, today: string): FiscalKey | undefined {
  const reading = text ? readFiscalKey(text, today) : undefined
  return reading?.ok ? reading.key : undefined
}

function numberFinding({ number }: DocumentReading, typed: TypedInvoice): Finding[] {
  if (number === null || plainNumber(number) === plainNumber(typed.number)) return []
  return [{ code: 'number_differs', facts: { read: number, typed: typed.number } }]
}

/** A CNPJ passes its own check, so that one that was read counts, sure or not; the shops of a company are one issuer. */
function issuerFinding({ issuer }: DocumentReading, claimed: FiscalKey): Finding[] {
  const read = issuerRoot(issuer?.id ?? '')
  if (!read || read === issuerRoot(claimed.issuer)) return []
  return [{ code: 'issuer_differs', facts: { read: issuer?.id, typed: claimed.issuer } }]
}

type Keys = { readonly claimed: FiscalKey | undefined; readonly read: FiscalKey | undefined }

/** A key says the month. A day among other words could be any; where none is sure, the key on the paper tells its own. */
function dayFinding({ issued_on, fields }: DocumentReading, { claimed, read }: Keys): Finding[] {
  const month = (claimed ?? read)?.month
  const day = fields?.issued_on?.sure ? issued_on : null
  const seen = day ?? read?.month
  if (!month || !seen || seen.startsWith(month)) return []
  return [{ code: 'day_differs', facts: { read: seen, typed: month } }]
}

/** Members type only the rows that count, so that the sum may be less than the total, but never more. */
function totalFinding({ total, fields }: DocumentReading, typed: TypedInvoice): Finding[] {
  if (!fields?.total?.sure) return []
  const typedCents = typed.rows.reduce((sum, { valueCents }) => sum + valueCents, 0)
  if (total === null || typedCents <= total) return []
  return [{ code: 'total_differs', facts: { readCents: total, typedCents } }]
}

/** Each typed row needs its own sold row on the document, whose value less discount is the same. */
function rowsFinding(reading: DocumentReading, typed: TypedInvoice): Finding[] {
  if (!hasAllRows(reading)) return []
  const sold = reading.rows.filter(({ cfop }) => cfop === '' || isSale(cfop))
  const left = sold.map(({ valueCents, discountCents }) => valueCents - discountCents)
  const unmatchedCents = typed.rows
    .map(({ valueCents }) => valueCents)
    .filter((cents) => left.indexOf(cents) < 0 || left.splice(left.indexOf(cents), 1).length === 0)
  return unmatchedCents.length > 0 ? [{ code: 'rows_differ', facts: { unmatchedCents } }] : []
}

/**
 * Rows that were not read whole, or may be only some of those there are, cannot speak against what was typed. Letters
 * have all of them where they make the total.
 */
function hasAllRows({ rows, total, fields, facts }: DocumentReading): boolean {
  if (rows.length === 0 || !rows.every(({ isSure }) => isSure)) return false
  if (facts.document) return true
  const net = rows.reduce((sum, { valueCents, discountCents }) => sum + valueCents - discountCents, 0)
  return net === total || (fields?.total?.sure === true && fields.total.from !== 'code')
}
