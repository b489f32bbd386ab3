import * as z from 'zod/mini'
import { cleaned } from '#domain/typed-text.ts'
import { endpoint } from './endpoint.ts'
import { Coins, Done, Id, Instant } from './fields.ts'
import { InvoiceStatus } from './invoices.ts'
import { InternalNote } from './invoices-office.ts'
import { Reading } from './invoices-reading.ts'
import { CountedRow, Decision, OfficeInvoice, OfficeInvoiceRow } from './invoices-under-review.ts'
import { CsvFile, listQuery, page } from './office-list.ts'

const reviewers = { staff: ['reviewer', 'admin'] } as const
const params = z.object({ id: Id })

export const invoiceCounts = endpoint({
  method: 'GET',
  path: '/office/invoices/counts',
  for: reviewers,
  summary: 'How many invoices wait, until when, and how the promise has been kept',
  returns: z.object({
    waiting: z.int(),
    late: z.int(),
    today: z.int(),
    /** Held by who asks. */
    mine: z.int(),
    second: z.int(),
    /** To be looked at again, by who asks. */
    blind: z.int(),
    days: z.array(z.object({ due_on: z.iso.date(), count: z.int() })),
    /** Of the last thirty days: counted or rejected, and how many of them by the promised day. */
    recent: z.object({ decided: z.int(), within: z.int() }),
    /** So long a decision can be taken back. */
    undo_seconds: z.int(),
    me: z.object({
      decided: z.int(),
      /** Between two decisions that followed each other today. */
      median_seconds: z.nullable(z.int()),
    }),
  }),
})

const DecidedInvoice = z.object({
  id: Id,
  decision_id: Id,
  number: z.string(),
  status: InvoiceStatus,
  member: z.object({ id: Id, name: z.string(), workplace: z.nullable(z.string()) }),
  decision: Decision,
  coins: z.nullable(z.int()),
  decided_at: Instant,
  /** Null where the programme decided by itself. */
  decided_by: z.nullable(z.string()),
  /** Still to be undone, waiting for a second person, or carried out. */
  state: z.enum(['open', 'second', 'done']),
})
export type DecidedInvoice = z.infer<typeof DecidedInvoice>

const decidedQuery = listQuery(['decided_at'], {
  decision: z.optional(Decision),
  by: z.optional(z.literal('me')),
})

export const decidedInvoices = endpoint({
  method: 'GET',
  path: '/office/invoices/decided',
  for: reviewers,
  summary: 'What was decided, the latest first',
  query: decidedQuery,
  returns: page(DecidedInvoice),
})

export const decidedFile = endpoint({
  method: 'GET',
  path: '/office/invoices/decided/file',
  for: reviewers,
  summary: 'What was decided as a file',
  query: decidedQuery,
  returns: CsvFile,
})

const FoundInvoice = z.object({
  id: Id,
  number: z.string(),
  member: z.object({ id: Id, name: z.string() }),
  sent_at: Instant,
})

export const findInvoices = endpoint({
  method: 'GET',
  path: '/office/invoices/found',
  for: reviewers,
  summary: 'Invoices by the first figures of their number, or by an access key that counts; the latest first',
  query: z.object({ q: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(100)) }),
  returns: z.object({ items: z.array(FoundInvoice) }),
})

export const alikeInvoice = endpoint({
  method: 'GET',
  path: '/office/invoices/:id/alike/:other',
  for: reviewers,
  summary: 'Another invoice that seems to be of the same document; whose it is, is not told',
  params: z.object({ id: Id, other: Id }),
  returns: z.object({
    number: z.string(),
    status: InvoiceStatus,
    sent_at: Instant,
    coins: z.nullable(z.int()),
    file: OfficeInvoice.shape.file,
    reading: z.nullable(z.omit(Reading, { findings: true })),
    series: z.nullable(z.string()),
    /** Whether both say the same; null where one of them says nothing. */
    same: z.object({
      document: z.nullable(z.boolean()),
      total: z.nullable(z.boolean()),
      day: z.nullable(z.boolean()),
      key: z.nullable(z.boolean()),
      file: z.boolean(),
    }),
  }),
  refuses: ['not_found'],
})

export const dismissLikeness = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/not-alike',
  for: reviewers,
  summary: 'Somebody has compared two invoices: they are of different documents',
  params,
  body: z.object({ other: Id }),
  returns: Done,
  refuses: ['not_found'],
})

export const blindChecks = endpoint({
  method: 'GET',
  path: '/office/invoices/blind',
  for: reviewers,
  summary: 'Decided invoices to be looked at again by somebody who does not see the first decision',
  query: listQuery(['sent_at'], {}),
  returns: page(OfficeInvoiceRow),
})

export const blindCheck = endpoint({
  method: 'GET',
  path: '/office/invoices/blind/:id',
  for: reviewers,
  summary: 'One of them, as it was before it was decided',
  params,
  returns: OfficeInvoice,
  refuses: ['not_found'],
})

export const checkBlind = endpoint({
  method: 'POST',
  path: '/office/invoices/blind/:id',
  for: reviewers,
  summary:
    'What this person would have decided; nothing changes but what is known of how alike the team decides',
  idempotent: true,
  params,
  body: z.object({
    decision: z.enum(['approve', 'reject', 'request_photo']),
    rows: z.optional(z.array(CountedRow).check(z.maxLength(100))),
    reason: z.optional(z.string().check(z.regex(/^[a-z_]{2,40}$/))),
    internal_note: InternalNote,
  }),
  returns: z.object({ agrees: z.boolean(), coins: z.nullable(Coins) }),
  refuses: ['not_found', 'stale', 'reason_unknown'],
})

export const reviewProducts = endpoint({
  method: 'GET',
  path: '/office/invoices/products',
  for: reviewers,
  summary: 'The products that a row of a document can be, also those that left the catalogue',
  returns: z.array(z.object({ id: Id, title: z.string() })),
})

const RowPlace = z.int().check(z.nonnegative(), z.maximum(1000))
const wordingRefusals = [
  'not_found',
  'stale',
  'own_document',
  'other_person',
  'claimed_by_other',
  'not_read_yet',
  'issuer_unknown',
] as const

export const confirmWording = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/wording',
  for: reviewers,
  summary: 'Which product a row of the document is, for all rows that its issuer writes alike from now on',
  params,
  body: z.object({ row: RowPlace, product_id: Id }),
  returns: Done,
  refuses: [...wordingRefusals, 'product_unknown'],
})

export const forgetWording = endpoint({
  method: 'POST',
  path: '/office/invoices/:id/wording/forget',
  for: reviewers,
  summary: 'Take back which product a row of the document was said to be',
  params,
  body: z.object({ row: RowPlace }),
  returns: Done,
  refuses: wordingRefusals,
})
