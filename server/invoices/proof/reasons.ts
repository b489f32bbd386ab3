import type { proofReasons } from '#contract/invoices-reading.ts'

/** Goes up whenever a rule changes, so that an old proof can be told from one by today's rules. */
export const proofVersion = 1

export type ProofReason = (typeof proofReasons)[number]

type NotProved = Error & { readonly reason: ProofReason; readonly detail: string }

/** Thrown by the first rule that does not hold; the detail is for operators and names what was met. */
export function notProved(reason: ProofReason, detail: string): NotProved {
  return Object.assign(new Error(`${reason}: ${detail}`), { name: 'NotProved', reason, detail })
}

export function isNotProved(error: unknown): error is NotProved {
  return error instanceof Error && error.name === 'NotProved'
}
