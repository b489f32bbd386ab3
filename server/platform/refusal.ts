import type { RefusalCode } from '#contract/refusals.ts'

/** The product saying no: a code listed in the contract, and the facts its text speaks of. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: RefusalFacts

  constructor(code: RefusalCode, facts: RefusalFacts = {}) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

export type RefusalFacts = {
  readonly waitSeconds?: number
  /** Under which field of the payload it is told, where it is not always the same one. */
  readonly field?: string
}
