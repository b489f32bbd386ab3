import type { Decision } from '#contract/invoices-under-review.ts'

/** Decisions that give a reason. */
export type Against = Exclude<Decision, 'approve'>
