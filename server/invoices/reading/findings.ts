import type { FindingCode } from '#contract/invoices-reading.ts'
import { daysBetween } from '#domain/business-days.ts'
import { type FiscalKey, readFiscalKey } from '#domain/fiscal-key.ts'
import { documentFindings, type Finding } from './document-findings.ts'
import type { DocumentReading } from './document-reading.ts'
import { fileFindings, showsNoInvoice } from './file-findings.ts'
import { type TypedInvoice, typedFindings } from './typed-findings.ts'

type AgeLimit = { readonly today: string; readonly maxAgeDays: number }

export function findingsOf(
  reading: DocumentReading,
  typed: TypedInvoice,
  { today, maxAgeDays }: AgeLimit,
): Finding[] {
  const { failure, document } = reading.facts
  const noInvoice = showsNoInvoice(reading) ? [finding('no_invoice_seen', {})] : []
  if (failure)
    return [...(noInvoice.length > 0 ? noInvoice : failureFinding(reading)), ...fileFindings(reading)]
  const text = document?.key ?? reading.access_key
  const key = text === null ? undefined : readFiscalKey(text, today)
  return [
    ...noInvoice,
    ...(key && !key.ok ? keyFinding(key.fault) : []),
    ...codeFindings(reading),
    ...fileFindings(reading),
    ...(document ? documentFindings(document) : []),
    ...ageFinding(reading, key?.ok ? key.key : undefined, { today, maxAgeDays }),
    ...typedFindings(reading, typed, today),
  ]
}

function failureFinding({ facts: { failure, trouble } }: DocumentReading): Finding[] {
  if (failure === 'other') return [finding('not_an_invoice', {})]
  return [finding('unreadable', { failure, ...(trouble && { trouble }) })]
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

function finding(code: FindingCode, facts: Finding['facts']): Finding {
  return { code, facts }
}
