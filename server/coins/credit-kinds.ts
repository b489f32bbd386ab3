/** What a member earns by: each of them is a lot, is ranked, and can be taken back. */
export const creditKinds = [
  'invoice_credit',
  'challenge_bonus',
  'recommendation_credit',
  'joining_credit',
] as const

export const reversalKinds = [
  'invoice_reversal',
  'challenge_reversal',
  'recommendation_reversal',
  'joining_reversal',
] as const

/** A welcome is given, not earned: nobody is ranked by it. */
export const issuedKinds = [...creditKinds, 'welcome_credit'] as const
export const takenBackKinds = [...reversalKinds, 'welcome_reversal'] as const

/** As a list in the SQL of a check. */
export function listed(kinds: readonly string[]): string {
  return kinds.map((kind) => `'${kind}'`).join(', ')
}
