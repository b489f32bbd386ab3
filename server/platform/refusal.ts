import type { RefusalCode } from '#contract/refusals.ts'

/** The product says no, with a code of the contract and the facts for its text. Any other error is a bug. */
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
  readonly field?: string
  /** The distributor that has what was asked for. */
  readonly distributor?: string
}
