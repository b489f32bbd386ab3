import { listProducts } from '#contract/catalogue.ts'
import { listChallenges } from '#contract/challenges.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listInvoices, sendInvoice } from '#contract/invoices.ts'
import { createLead } from '#contract/leads.ts'
import { simulate } from '#contract/simulator.ts'

/** Calls that the contract declares and whose server comes later; the list only ever gets shorter. */
export const awaiting: readonly Endpoint[] = [
  createLead,
  listChallenges,
  listInvoices,
  listProducts,
  sendInvoice,
  simulate,
]
