import { createHash } from 'node:crypto'

/** The id alone decides which approvals get a blind check, so that nobody can foresee or choose it. */
export function isChosenForBlindCheck(invoiceId: string, percent: number): boolean {
  return createHash('sha256').update(invoiceId).digest().readUInt32BE() % 100 < percent
}
