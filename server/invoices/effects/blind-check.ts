import { createHash } from 'node:crypto'

/** Whether an approval is one of those looked at again. The id alone decides: nobody can tell beforehand, or choose. */
export function isChosenForBlindCheck(invoiceId: string, percent: number): boolean {
  return createHash('sha256').update(invoiceId).digest().readUInt32BE() % 100 < percent
}
