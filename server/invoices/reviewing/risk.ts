import type { FindingCode, Reading } from '#contract/invoices-reading.ts'
import type { OfficeInvoiceRow } from '#contract/invoices-under-review.ts'
import { duplicateCodes } from '#server/invoices/duplicates/likenesses.ts'

const differences: readonly FindingCode[] = [
  'number_differs',
  'total_differs',
  'rows_differ',
  'issuer_differs',
  'day_differs',
]

export function riskOf(findings: Reading['findings']): OfficeInvoiceRow['risk'] {
  const codes = findings.filter(({ facts }) => !facts.dismissed).map(({ code }) => code)
  if (codes.some((code) => duplicateCodes.includes(code))) return 'duplicate'
  if (codes.some((code) => !differences.includes(code) && code !== 'unreadable')) return 'doubtful'
  if (codes.some((code) => differences.includes(code))) return 'differs'
  return codes.length > 0 ? 'unreadable' : null
}
