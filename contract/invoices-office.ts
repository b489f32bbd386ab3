import * as z from 'zod/mini'
import { TraceLine } from './coins.ts'
import { endpoint } from './endpoint.ts'
import { Coins, cleaned, Done, Id, Instant, Text } from './fields.ts'
import { InvoiceStatus } from './invoices.ts'

/** Where what is known of a document comes from, most trusted first. */
export const ReadingSource = z.enum(['xml', 'qr', 'barcode', 'ocr', 'typed', 'none'])

export const findingCodes = [
  'unreadable',
  'not_an_invoice',
  'key_invalid',
  'key_inconsistent',
  'no_protocol',
  'test_document',
  'cancelled',
  'not_a_purchase',
  'too_old',
  'number_differs',
  'total_differs',
  'rows_differ',
  'duplicate',
  'look_alike',
] as const

/** What the server made of the file, by itself. */
export const Reading = z.object({
  source: ReadingSource,
  access_key: z.nullable(z.string()),
  number: z.nullable(z.string()),
  issuer: z.nullable(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) })),
  issued_on: z.nullable(z.iso.date()),
  total_cents: z.nullable(z.int()),
  rows: z.array(
    z.object({
      name: z.string(),
      ean: z.nullable(z.string()),
      code: z.nullable(z.string()),
      value_cents: z.int(),
      /** How many, where the document says so. */
      quantity: z.optional(z.number()),
      product_id: z.nullable(Id),
    }),
  ),
  findings: z.array(z.object({ code: z.enum(findingCodes), facts: z.record(z.string(), z.unknown()) })),
})
export type Reading = z.infer<typeof Reading>

const reviewers = { staff: ['reviewer', 'admin'] } as const
const params = z.object({ id: Id })
/** The version the decision was based on: whoever is slower is told. */
const Version = z.int().check(z.positive())
const ReasonCode = z.string().check(z.regex(/^[a-z_]{2,40}$/))
/** Added for the member, after the text of the reason. */
const Note = z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(500)))
const decisionRefusals = ['not_found', 'stale', 'own_document', 'other_person', 'claimed_by_other'] as const

export type Decision = 'approve' | 'reject' | 'request_photo' | 'reverse'
const CountedRow = z.object({ id: Id, counted_cents: z.int().check(z.nonnegative(), z.maximum(1e12)) })
export type CountedRow = z.infer<typeof CountedRow>

export const OfficeInvoiceRow = z.object({
  id: Id,
  number: z.string(),
  status: InvoiceStatus,
  sent_at: Instant,
  due_on: z.iso.date(),
  member: z.object({ id: Id, name: z.string(), workplace: z.nullable(z.string()) }),
  estimate: Coins,
  /** How many findings speak against it. */
  findings: z.int(),
  claimed_by: z.nullable(z.string()),
  /** Wants the decision of a second person. */
  needs_second: z.boolean(),
  version: Version,
})
export type OfficeInvoiceRow = z.infer<typeof OfficeInvoiceRow>

export const officeInvoices = endpoint({
  method: 'GET',
  path: '/office/invoices',
  for: reviewers,
  summary: 'The queue: soonest due first, then the riskiest',
  query: z.object({
    status: z.optional(InvoiceStatus),
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  returns: z.object({ items: z.array(OfficeInvoiceRow), next: z.nullable(z.string()) }),
})

export const officeInvoice = endpoint({
  method: 'GET',
  path: '/office/invoices/:id',
  for: reviewers,
  summary: 'Everything about one invoice that a decision needs',
  params,
  returns: z.extend(OfficeInvoiceRow, {
    rows: z.array(
      z.object({
        id: Id,
        product_id: Id,
        product: z.string(),
        value_cents: z.int(),
        rate_thousandths: z.int(),
        counted_cents: z.nullable(z.int()),
      }),
    ),
    reading: z.nullable(Reading),
    /** The link is empty while a picture still has what its camera wrote into it: some seconds after it was sent. */
    file: z.object({ link: z.string(), type: z.enum(['image', 'pdf', 'xml']) }),
    trace: z.array(TraceLine),
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
  }),
  refuses: ['not_found'],
})

export const claimInvoice = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/claim',
  for: reviewers,
  summary: 'Take an invoice to decide it: five minutes, again with each call',
  params,
  returns: z.object({ version: Version, until: Instant }),
  refuses: decisionRefusals,
})

export const approveInvoice = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/approve',
  for: reviewers,
  summary: 'Count an invoice, whole or in part; it takes effect after the seconds in which it can be undone',
  idempotent: true,
  params,
  body: z.object({
    version: Version,
    /** What of each row counts, by the document; a row that is left out counts as typed. */
    rows: z.optional(z.array(CountedRow).check(z.maxLength(100))),
    /** The number and key on the document, where the reader did not have them right. */
    number: z.optional(Text),
  }),
  returns: z.object({ coins: Coins, takes_effect_at: Instant, needs_second: z.boolean(), version: Version }),
  refuses: [...decisionRefusals, 'invoice_used'],
})

export const rejectInvoice = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/reject',
  for: reviewers,
  summary: 'Reject an invoice with a reason of the list, which the member reads in their language',
  idempotent: true,
  params,
  body: z.object({ version: Version, reason: ReasonCode, note: Note }),
  returns: z.object({ takes_effect_at: Instant, version: Version }),
  refuses: [...decisionRefusals, 'reason_unknown'],
})

export const requestPhoto = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/request-photo',
  for: reviewers,
  summary: 'Ask the member for a better photo',
  idempotent: true,
  params,
  body: z.object({ version: Version, reason: ReasonCode, note: Note }),
  returns: z.object({ takes_effect_at: Instant, version: Version }),
  refuses: [...decisionRefusals, 'reason_unknown'],
})

export const undoDecision = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/undo',
  for: reviewers,
  summary: 'Take back the decision just made, before it takes effect',
  params,
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale'],
})

export const reverseInvoice = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/reverse',
  for: reviewers,
  summary: 'Take back the coins of a counted invoice, with a reason of the list',
  idempotent: true,
  params,
  body: z.object({ version: Version, reason: ReasonCode, note: Note }),
  returns: Done,
  refuses: [...decisionRefusals, 'reason_unknown'],
})

export const decisionReasons = endpoint({
  method: 'GET',
  path: '/office/invoices/reasons',
  for: reviewers,
  summary: 'The reasons to choose from, with the text the member will read in the language of the call',
  returns: z.array(
    z.object({
      code: z.string(),
      decision: z.enum(['reject', 'request_photo', 'reverse']),
      text: z.string(),
    }),
  ),
})
