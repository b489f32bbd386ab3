import type { Reading } from '#contract/invoices-reading.ts'

type Findings = Reading['findings']

/** Adds to what speaks against a document that its issuer has cancelled it, unless the document says so itself. */
export function withCancellation(isCancelled: boolean, findings: Findings): Findings {
  return isCancelled && !isToldCancelled(findings) ? [...findings, cancelledLater] : findings
}

export function isToldCancelled(findings: Findings): boolean {
  return findings.some(({ code }) => code === 'cancelled')
}

export const cancelledLater: Findings[number] = { code: 'cancelled', facts: { told_by: 'feed' } }
