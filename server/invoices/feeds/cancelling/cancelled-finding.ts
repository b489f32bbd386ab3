import type { Reading } from '#contract/invoices-reading.ts'
import type { Db } from '#server/platform/db.ts'
import { isCancelledKey } from './queries.ts'

type Findings = Reading['findings']

/** Adds to what speaks against a document that its issuer has cancelled it, unless the document says so itself. */
export async function withCancellation(
  db: Db,
  accessKey: string | null | undefined,
  findings: Findings,
): Promise<Findings> {
  const isNews = accessKey && !isToldCancelled(findings) && (await isCancelledKey(db, accessKey))
  return isNews ? [...findings, cancelledLater] : findings
}

export function isToldCancelled(findings: Findings): boolean {
  return findings.some(({ code }) => code === 'cancelled')
}

export const cancelledLater: Findings[number] = { code: 'cancelled', facts: { told_by: 'feed' } }
