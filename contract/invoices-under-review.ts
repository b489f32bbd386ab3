import * as z from 'zod/mini'
import { instantRules } from '#domain/instant-credit.ts'
import { recommendationFaults, recommendationFindings } from '#domain/recommendation.ts'
import { TraceLine } from './coins.ts'
import { Coins, Id, Instant, LevelId, ProfileType, translated, Version } from './fields.ts'
import { InvoiceStatus } from './invoices.ts'
import { Reading, ReadingSource } from './invoices-reading.ts'
import { languages } from './languages.ts'

export const Decision = z.enum(['approve', 'reject', 'request_photo', 'reverse'])
export type Decision = z.infer<typeof Decision>
export const CountedRow = z.object({
  id: Id,
  counted_cents: z.int().check(z.nonnegative(), z.maximum(1e12)),
  /** How many bags it is, where the document was read otherwise or not at all. */
  counted_units: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  /** Its code is not accepted: the row counts without it. */
  drops_recommendation: z.optional(z.boolean()),
})
export type CountedRow = z.infer<typeof CountedRow>

export const OfficeInvoiceRow = z.object({
  id: Id,
  number: z.string(),
  status: InvoiceStatus,
  sent_at: Instant,
  due_on: z.iso.date(),
  member: z.object({ id: Id, name: z.string(), workplace: z.nullable(z.string()) }),
  estimate: Coins,
  /** How many findings speak against it, and what the gravest of them is about. */
  findings: z.int(),
  risk: z.nullable(z.enum(['duplicate', 'differs', 'unreadable', 'doubtful'])),
  source: z.nullable(ReadingSource),
  /** Came back with another photo, or for another look. */
  is_new_photo: z.boolean(),
  is_new_analysis: z.boolean(),
  claimed_by: z.nullable(z.string()),
  is_claimed_by_me: z.boolean(),
  /** Wants the decision of a second person. */
  needs_second: z.boolean(),
  version: Version,
})
export type OfficeInvoiceRow = z.infer<typeof OfficeInvoiceRow>

/** A code on a row, with what does not fit and what speaks against it. */
const RowRecommendation = z.object({
  code: z.string(),
  kind: z.enum(['lead', 'prescription']),
  product: z.string(),
  /** Null once they left. */
  recommender: z.nullable(z.object({ id: Id, name: z.string() })),
  created_on: z.iso.date(),
  ends_on: z.iso.date(),
  opened_at: z.nullable(Instant),
  fault: z.nullable(z.enum(recommendationFaults)),
  findings: z.array(z.enum(recommendationFindings)),
  /** How often the two have met lately, and how many clients’ pages the same device has opened. */
  pair_purchases: z.int(),
  same_device: z.int(),
})
export type RowRecommendation = z.infer<typeof RowRecommendation>

/** What an approval would do. */
export const Approval = z.object({
  coins: Coins,
  trace: z.array(TraceLine),
  /** What challenges would pay besides, in the language of the call. */
  bonuses: z.array(z.object({ title: z.string(), coins: Coins })),
  /** What codes would pay besides, to who recommended and to the sender, as far as the month has room for it. */
  recommendations: z.array(
    z.object({ code: z.string(), recommender: z.string(), coins: Coins, joining_coins: Coins }),
  ),
  needs_second: z.boolean(),
  /** What the member will read, in their language. */
  told: z.string(),
})
export type Approval = z.infer<typeof Approval>

const MadeDecision = z.object({
  decision: Decision,
  /** Null where the programme decided by itself. */
  by: z.nullable(z.string()),
  at: Instant,
  coins: z.nullable(z.int()),
  /** In the language of the call. */
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  internal_note: z.nullable(z.string()),
  is_mine: z.boolean(),
  /** Sent on to a second person by choice, not for what it is worth. */
  asked_second: z.boolean(),
  /** Until when it can be undone; null once it has taken effect. */
  takes_effect_at: z.nullable(Instant),
})

export const OfficeInvoice = z.extend(OfficeInvoiceRow, {
  sender: z.object({
    profile: ProfileType,
    level: z.union([z.literal(1), LevelId]),
    since: Instant,
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    language: z.enum(languages),
    /** Of their other invoices: decided, and counted among those. */
    decided: z.int(),
    counted: z.int(),
  }),
  rows: z.array(
    z.object({
      id: Id,
      product_id: Id,
      product: z.string(),
      value_cents: z.int(),
      rate_thousandths: z.int(),
      counted_cents: z.nullable(z.int()),
      /** Which row of the document it is, where the document has been read that far. */
      paper_row: z.nullable(z.int()),
      /** What of it counts by the document. */
      paper_cents: z.int(),
      recommendation: z.nullable(RowRecommendation),
    }),
  ),
  access_key: z.nullable(z.string()),
  series: z.nullable(z.string()),
  reading: z.nullable(Reading),
  /** The distributor of ours that issued it, by the root of the CNPJ that was read. */
  distributor: z.nullable(z.string()),
  /** Issued by a company that is none of our distributors, as far as their CNPJs have been entered. */
  is_other_distributor: z.boolean(),
  /** Why it was not credited at once; null where nobody asked the machine, or nothing was missing. */
  fell_short: z.nullable(z.enum(instantRules)),
  /** The link is empty while a picture still has what its camera wrote into it: some seconds after it was sent. */
  file: z.object({
    link: z.string(),
    type: z.enum(['image', 'pdf', 'xml']),
    /** The pages of a PDF as pictures. */
    pages: z.array(z.string()),
  }),
  trace: z.array(TraceLine),
  /** By the values of the document. */
  approval: Approval,
  /** The head of what the member will read of a no or a not yet. */
  told: z.object({ reject: translated(200), request_photo: translated(200) }),
  /** Other invoices that seem to be of the same document. */
  alike: z.array(
    z.object({
      id: Id,
      number: z.string(),
      by: z.enum(['key', 'file', 'number', 'picture']),
      /** How much the pictures have in common, of a hundred. */
      percent: z.nullable(z.int()),
      sender: z.enum(['same', 'same_shop', 'other_shop']),
    }),
  ),
  claimed_until: z.nullable(Instant),
  /** Why who asks cannot decide on it. */
  barred: z.nullable(
    z.enum(['own_document', 'other_person', 'claimed_by_other', 'not_read_yet', 'blind_check']),
  ),
  /** The latest that was not undone; of two that are wanted it is the first. */
  decision: z.nullable(MadeDecision),
  /** The member's last documents, newest first. */
  earlier: z.array(
    z.object({
      id: Id,
      number: z.string(),
      status: InvoiceStatus,
      sent_at: Instant,
      coins: z.nullable(z.int()),
    }),
  ),
})
export type OfficeInvoice = z.infer<typeof OfficeInvoice>
