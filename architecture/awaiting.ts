import { listChallenges } from '#contract/challenges.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createLead } from '#contract/leads.ts'
import { simulate } from '#contract/simulator.ts'

/** Calls that the contract declares and whose server comes later; the list only ever gets shorter. */
export const awaiting: readonly Endpoint[] = [createLead, listChallenges, simulate]
