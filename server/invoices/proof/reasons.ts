/** Goes up whenever a rule changes, so that an old proof can be told from one by today's rules. */
export const proofVersion = 1

/**
 * Why an invoice is not proved, in the order in which the rules are looked at: whatever stands before the reason was
 * found right. The three of plain XML are met in the order of the file.
 */
export const proofReasons = [
  'too_large',
  'encoding',
  'malformed',
  'markup',
  'namespace',
  'structure',
  'signed_info',
  'digest',
  'certificate',
  'weak_key',
  'signature',
  'content',
  'certificate_purpose',
  'certificate_holder',
  'certificate_chain',
  'certificate_dates',
  'certificate_company',
  'environment',
  'model',
  'not_a_purchase',
  'key',
  'protocol',
  'not_authorised',
  'too_old',
  'from_the_future',
] as const

export type ProofReason = (typeof proofReasons)[number]

type NotProved = Error & { readonly reason: ProofReason; readonly detail: string }

/** Thrown by the first rule that does not hold; the detail is for operators and names what was met. */
export function notProved(reason: ProofReason, detail: string): NotProved {
  return Object.assign(new Error(`${reason}: ${detail}`), { name: 'NotProved', reason, detail })
}

export function isNotProved(error: unknown): error is NotProved {
  return error instanceof Error && error.name === 'NotProved'
}
