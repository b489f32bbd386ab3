import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Instant } from './fields.ts'

export const Consents = z.object({
  /** Whether news and offers may be sent now. */
  communications: z.boolean(),
  /** Newest first: what was agreed to, in which version of its text, when, and when that was withdrawn. */
  history: z.array(
    z.object({
      kind: z.enum(['regulation', 'privacy', 'communications']),
      version: z.string(),
      given_at: Instant,
      withdrawn_at: z.nullable(Instant),
    }),
  ),
})
export type Consents = z.infer<typeof Consents>

export const listConsents = endpoint({
  method: 'GET',
  path: '/user/consents',
  for: 'member',
  summary: 'What this person agreed to',
  returns: Consents,
})

export const changeConsents = endpoint({
  method: 'POST',
  path: '/user/consents',
  for: 'member',
  summary: 'Give or withdraw the consent to communications; withdrawing the others is deleting the account',
  body: z.object({ communications: z.boolean() }),
  returns: Consents,
})

export const exportData = endpoint({
  method: 'GET',
  path: '/user/export',
  for: 'member',
  summary: 'Everything about this person, to keep as a file',
  returns: z.object({
    exported_at: Instant,
    /** One part for each thing the programme keeps: `account`, `consents`, `sessions`, `activity` … */
    data: z.record(z.string(), z.unknown()),
  }),
  refuses: ['proof_needed'],
})
