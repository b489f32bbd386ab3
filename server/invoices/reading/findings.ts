import type { FindingCode } from '#contract/invoices-reading.ts'
import { daysBetween } from '#domain/business-days.ts'
import { plainNumber } from '#domain/documents.ts'
import { type FiscalKey, readFiscalKey } from '#domain/fiscal-key.ts'
import { documentFindings, type Finding, isSale } from './document-findings.ts'
import type { DocumentReading } from './document-reading.ts'

type TypedInvoice = { readonly number: string; readonly rows: readonly { readonly valueCents: number }[] }

type AgeLimit = { readonly today: string; readonly maxAgeDays: number }

export function findingsOf(
  reading: DocumentReading,
  typed: TypedInvoice,
  { today, maxAgeDays }: AgeLimit,
): Finding[] {
  const { failure, trouble, document } = reading.facts
  if (failure === 'other') return [finding('not_an_invoice', {})]
  if (failure) return [finding('unreadable', { failure, ...(trouble && { trouble }) })]
  const text = document?.key ?? reading.access_key
  const key = text === null ? undefined : readFiscalKey(text, today)
  return [
    ...(key && !key.ok ? keyFinding(key.fault) : []),
    ...codeFindings(reading),
    ...(document ? documentFindings(document) : []),
    ...ageFinding(reading, key?.ok ? key.key : undefined, { today, maxAgeDays }),
    ...numberFinding(reading, typed),
    ...totalFinding(reading, typed),
    ...rowsFinding(reading, typed),
  ]
}

function keyFinding(fault: string): Finding[] {
  return [fault === 'model' ? finding('not_an_invoice', {}) : finding('key_invalid', { fault })]
}

function codeFindings({ facts: { isTest, otherKeys, contradictions = [] } }: DocumentReading): Finding[] {
  return [
    ...(isTest ? [finding('test_document', {})] : []),
    ...(otherKeys ? [finding('key_inconsistent', { parts: ['codes'], otherKeys })] : []),
    ...contradictions.map((contradiction) => finding('sources_differ', { ...contradiction })),
  ]
}

/** If only the month in the key is known, the invoice counts as issued on the last day of that month. */
function ageFinding(
  reading: DocumentReading,
  key: FiscalKey | undefined,
  { today, maxAgeDays }: AgeLimit,
): Finding[] {
  const day = reading.issued_on ?? (key && lastDayOf(key.month))
  const days = day ? daysBetween(day, today) : 0
  return days > maxAgeDays ? [finding('too_old', { issuedOn: reading.issued_on, days, maxAgeDays })] : []
}

function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}

function numberFinding({ number }: DocumentReading, typed: TypedInvoice): Finding[] {
  if (number === null || plainNumber(number) === plainNumber(typed.number)) return []
  return [finding('number_differs', { read: number, typed: typed.number })]
}

/** Members type only the rows that count, so that the sum may be less than the total, but never more. */
function totalFinding({ total, fields }: DocumentReading, typed: TypedInvoice): Finding[] {
  if (!fields?.total?.sure) return []
  const typedCents = typed.rows.reduce((sum, { valueCents }) => sum + valueCents, 0)
  return total === null || typedCents <= total
    ? []
    : [finding('total_differs', { readCents: total, typedCents })]
}

/** Each typed row needs its own sold row on the document, whose value less discount is the same. */
function rowsFinding({ rows }: DocumentReading, typed: TypedInvoice): Finding[] {
  if (rows.length === 0) return []
  // Rows that were not read whole cannot speak against what was typed.
  if (!rows.every(({ isSure }) => isSure)) return []
  const sold = rows.filter(({ cfop }) => cfop === '' || isSale(cfop))
  const left = sold.map(({ valueCents, discountCents }) => valueCents - discountCents)
  const unmatchedCents = typed.rows
    .map(({ valueCents }) => valueCents)
    .filter((cents) => left.indexOf(cents) < 0 || left.splice(left.indexOf(cents), 1).length === 0)
  return unmatchedCents.length > 0 ? [finding('rows_differ', { unmatchedCents })] : []
}

function finding(code: FindingCode, facts: Finding['facts']): Finding {
  return { code, facts }
}
