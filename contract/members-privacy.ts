import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Coins, Instant } from './fields.ts'

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

/** What has yet to happen and will not. */
export const DeletionLosses = z.object({
  /** What can be spent now. */
  coins: Coins,
  /** Those that have not shipped: they are cancelled, and their coins are lost with the others. */
  redemptions: z.array(z.object({ code: z.string(), title: z.string(), coins: Coins })),
  /** Redemptions that are on the way: they arrive, but nobody can follow them any more. */
  shipped: z.int(),
  /** The people recommended to, whose codes earn no more. */
  clients: z.int(),
  prescriptions: z.int(),
  /** Those that are not decided yet, and the coins that were expected of them. */
  invoices: z.object({ count: z.int(), coins: Coins }),
})
export type DeletionLosses = z.infer<typeof DeletionLosses>

export const deletionLosses = endpoint({
  method: 'GET',
  path: '/user/delete-account/losses',
  for: 'member',
  summary: 'What this person would lose by deleting the account',
  returns: DeletionLosses,
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
