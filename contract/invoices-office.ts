import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Instant, Text, translated, Version } from './fields.ts'
import { InvoiceStatus } from './invoices.ts'
import { Approval, CountedRow, OfficeInvoice, OfficeInvoiceRow } from './invoices-under-review.ts'

const reviewers = { staff: ['reviewer', 'admin'] } as const
const params = z.object({ id: Id })
const ReasonCode = z.string().check(z.regex(/^[a-z_]{2,40}$/))
/** Added for the member, after the text of the reason. */
const Note = z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(500)))
/** For the team alone. */
export const InternalNote = Note
const decisionRefusals = [
  'not_found',
  'stale',
  'own_document',
  'other_person',
  'claimed_by_other',
  'not_read_yet',
] as const

export const officeInvoices = endpoint({
  method: 'GET',
  path: '/office/invoices',
  for: reviewers,
  summary: 'The queue: soonest due first, then the riskiest',
  query: z.object({
    status: z.optional(InvoiceStatus),
    /** Nothing speaks against it, something does, or it seems to have been sent before. */
    risk: z.optional(z.enum(['none', 'some', 'duplicate'])),
    due: z.optional(z.enum(['late', 'today', 'later'])),
    /** Above or below the coins that want a second person. */
    value: z.optional(z.enum(['high', 'low'])),
    /** Held by who asks, waiting for a second person, or back with a new photo. */
    only: z.optional(z.enum(['mine', 'second', 'new_photo'])),
    after: z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(200))),
  }),
  returns: z.object({ items: z.array(OfficeInvoiceRow), next: z.nullable(z.string()), total: z.int() }),
})

export const officeInvoice = endpoint({
  method: 'GET',
  path: '/office/invoices/:id',
  for: reviewers,
  summary: 'Everything about one invoice that a decision needs',
  params,
  returns: OfficeInvoice,
  refuses: ['not_found'],
})

const counting = {
  /** What of each row counts, by the document; a row that is left out counts as typed. */
  rows: z.optional(z.array(CountedRow).check(z.maxLength(100))),
  /** The number and key on the document, where the reader did not have them right. */
  number: z.optional(Text),
}

export const previewApproval = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/preview',
  asks: true,
  for: reviewers,
  summary: 'What an approval of these values would do; nothing changes',
  params,
  body: z.object(counting),
  returns: Approval,
  refuses: ['not_found'],
})

export const claimInvoice = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/claim',
  for: reviewers,
  summary: 'Take an invoice to decide it, until the time answered; again with each call',
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
    ...counting,
    internal_note: InternalNote,
    /** Wants a second person whatever it is worth. */
    second: z.optional(z.boolean()),
  }),
  returns: z.object({ coins: Coins, takes_effect_at: Instant, needs_second: z.boolean(), version: Version }),
  refuses: [...decisionRefusals, 'invoice_used', 'invoice_cancelled'],
})

export const rejectInvoice = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/reject',
  for: reviewers,
  summary: 'Reject an invoice with a reason of the list, which the member reads in their language',
  idempotent: true,
  params,
  body: z.object({ version: Version, reason: ReasonCode, note: Note, internal_note: InternalNote }),
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
  body: z.object({ version: Version, reason: ReasonCode, note: Note, internal_note: InternalNote }),
  returns: z.object({ takes_effect_at: Instant, version: Version }),
  refuses: [...decisionRefusals, 'reason_unknown'],
})

export const undoDecision = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/undo',
  for: reviewers,
  summary: 'Take back the decision just made, before it takes effect, or one that has yet to arrive',
  params,
  body: z.object({
    /** The `Idempotency-Key` of the decision: one that is still on its way is refused when it arrives. */
    decision_key: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  returns: z.object({ version: Version }),
  refuses: ['not_found', 'stale'],
})

export const SentReversal = z.object({ version: Version, reason: ReasonCode, note: Note })

export const reverseInvoice = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/reverse',
  for: reviewers,
  summary: 'Take back the coins of a counted invoice, with a reason of the list',
  idempotent: true,
  params,
  body: SentReversal,
  returns: Done,
  refuses: ['not_found', 'stale', 'own_document', 'reason_unknown'],
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
      /** As each member will read it. */
      texts: translated(300),
    }),
  ),
})
