import type { Endpoint } from '#contract/endpoint.ts'

/** Calls that the contract declares and whose server comes later; the list only ever gets shorter. */
export const awaiting: readonly Endpoint[] = []
