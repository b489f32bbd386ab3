import * as z from 'zod/mini'
import { instantRules } from '#domain/instant-credit.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Version } from './fields.ts'
import { InstantMode } from './instant-mode.ts'
import { InvoiceStatus } from './invoices.ts'
import { InvoiceProof, proofReasons } from './invoices-reading.ts'
import { listQuery, page } from './office-list.ts'

const readers = { staff: ['reviewer', 'analyst', 'admin'] } as const

/** Credited; in the shadow, what would have been credited; or left to a person. */
const InstantOutcome = z.enum(['credited', 'would_credit', 'fell_short'])
export type InstantOutcome = z.infer<typeof InstantOutcome>

const InstantJudgement = z.object({
  invoice_id: Id,
  number: z.string(),
  member: z.object({ id: Id, name: z.string(), workplace: z.nullable(z.string()) }),
  /** Who issued it, if it is one of ours. */
  distributor: z.nullable(z.string()),
  outcome: InstantOutcome,
  /** The first rule that did not hold, and of the proof, which of its own. */
  rule: z.nullable(z.enum(instantRules)),
  proof: z.nullable(z.enum(proofReasons)),
  coins: z.int(),
  judged_at: Instant,
  status: InvoiceStatus,
  version: Version,
})
export type InstantJudgement = z.infer<typeof InstantJudgement>

export const instantJudgements = endpoint({
  method: 'GET',
  path: '/office/instant-credit/documents',
  for: readers,
  summary: 'What the machine made of signed documents, the latest first',
  query: listQuery(['judged_at'], {
    outcome: z.optional(InstantOutcome),
    rule: z.optional(z.enum(instantRules)),
  }),
  returns: page(InstantJudgement),
})

const Fact = z.union([z.string(), z.number(), z.readonly(z.array(z.string())), z.null()])

const InstantGrounds = z.object({
  /** Of the rules. */
  version: z.int(),
  rules: z.array(
    z.object({
      rule: z.enum(instantRules),
      holds: z.boolean(),
      /** What it was judged by. */
      facts: z.optional(z.record(z.string(), Fact)),
    }),
  ),
  /** What the signature was found to prove, and by which certificates. */
  proof: z.nullable(InvoiceProof),
})
export type InstantGrounds = z.infer<typeof InstantGrounds>

export const instantGrounds = endpoint({
  method: 'GET',
  path: '/office/instant-credit/documents/:id',
  for: readers,
  summary: 'Why the machine judged a document as it did: every rule, and what the signature rests on',
  params: z.object({ id: Id }),
  returns: InstantGrounds,
  refuses: ['not_found'],
})

/** What people decided on the same documents; `waiting` are those that nobody has decided on yet. */
const Agreement = z.object({ agreed: z.int(), disagreed: z.int(), waiting: z.int() })

const DistributorCredit = z.object({
  id: Id,
  title: z.string(),
  mode: InstantMode,
  /** Of the distributor. */
  version: Version,
  /** Whether any of its CNPJs is known: without one no invoice can be its own. */
  has_cnpj: z.boolean(),
  /** This and all that follows is of the last thirty days. */
  credited: z.int(),
  would_credit: z.int(),
  fell_short: z.int(),
  /** What would have been credited, and what people made of it. */
  shadow: Agreement,
})

export const InstantCredit = z.object({
  mode: InstantMode,
  /** The blind check that switched it off, while it is off. */
  stopped_by: z.nullable(z.object({ invoice_id: Id, number: z.string(), at: Instant })),
  /** The authorities in the trust folder, as it is now; null without a folder, or where it cannot be read. */
  trust: z.nullable(
    z.object({
      authorities: z.array(
        z.object({ name: z.string(), is_root: z.boolean(), fingerprint: z.string(), valid_until: Instant }),
      ),
      problems: z.array(z.object({ file: z.string(), problem: z.string() })),
    }),
  ),
  distributors: z.array(DistributorCredit),
  /** Why documents of the last thirty days were left to a person, the most frequent first. */
  reasons: z.array(z.object({ rule: z.enum(instantRules), documents: z.int() })),
  /** Credited ones of the last thirty days that somebody looked at again blind. */
  checks: Agreement,
})
export type InstantCredit = z.infer<typeof InstantCredit>

export const instantCredit = endpoint({
  method: 'GET',
  path: '/office/instant-credit',
  for: readers,
  summary: 'How instant credit is doing: authorities, distributors, agreement with people',
  returns: InstantCredit,
})

export const setInstantCredit = endpoint({
  method: 'POST',
  path: '/office/distributors/:id/instant-credit',
  for: { staff: ['admin'] },
  summary: 'Whether signed invoices of a distributor are credited at once, in the shadow, or not at all',
  params: z.object({ id: Id }),
  body: z.object({ mode: InstantMode, version: Version }),
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale'],
})
