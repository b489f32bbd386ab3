import type { FindingCode, Reading } from '#contract/invoices-reading.ts'
import type { OfficeInvoiceRow } from '#contract/invoices-under-review.ts'

const duplicates: readonly FindingCode[] = ['duplicate', 'look_alike']
const differences: readonly FindingCode[] = ['number_differs', 'total_differs', 'rows_differ']

/** What the gravest finding is about; a likeness that somebody has dismissed is none any more. */
export function riskOf(findings: Reading['findings']): OfficeInvoiceRow['risk'] {
  const codes = findings.filter(({ facts }) => !facts.dismissed).map(({ code }) => code)
  if (codes.some((code) => duplicates.includes(code))) return 'duplicate'
  if (codes.some((code) => !differences.includes(code) && code !== 'unreadable')) return 'doubtful'
  if (codes.some((code) => differences.includes(code))) return 'differs'
  return codes.length > 0 ? 'unreadable' : null
}

type Likeness = { otherId: string; by: 'key' | 'file' | 'number' | 'picture' }

/** The other invoices that findings point to; one that was erased has nothing to compare. */
export function likenessesIn(findings: Reading['findings']): Likeness[] {
  return findings.flatMap(({ code, facts }) => {
    const { invoice_id: otherId, by, dismissed } = facts
    if (!duplicates.includes(code) || typeof otherId !== 'string' || dismissed) return []
    return [{ otherId, by: by === 'key' || by === 'file' || by === 'number' ? by : 'picture' }]
  })
}
