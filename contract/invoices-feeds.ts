import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, Text } from './fields.ts'
import { listQuery, page } from './office-list.ts'

const reviewers = { staff: ['reviewer', 'admin'] } as const
const admins = { staff: ['admin'] } as const
const attendants = { level: 3, role: 'attendant' } as const
const params = z.object({ id: Id })

/** By which a file came: the back office, a distributor's program with its key, or the folder that workers watch. */
export const FeedDoor = z.enum(['office', 'key', 'folder'])
export type FeedDoor = z.infer<typeof FeedDoor>

/**
 * What becomes of a document or a key in a feed. `sent` in the name of the only member of the shop, `waiting` for who
 * names its number, `known` before, `cancelled` by its issuer.
 */
export const feedOutcomes = ['sent', 'waiting', 'cancelled', 'known', 'refused', 'not_understood'] as const
export const FeedOutcome = z.enum(feedOutcomes)
export type FeedOutcome = z.infer<typeof FeedOutcome>

export const OfficeFeed = z.object({
  id: Id,
  received_at: Instant,
  door: FeedDoor,
  /** The person of the team or the distributor that handed it over; null for the folder. */
  from: z.nullable(z.string()),
  file_name: z.string(),
  is_finished: z.boolean(),
  sent: z.int(),
  /** Of those that were sent, how many have earned by now. */
  counted: z.int(),
  waiting: z.int(),
  known: z.int(),
  cancelled: z.int(),
  refused: z.int(),
  not_understood: z.int(),
})
export type OfficeFeed = z.infer<typeof OfficeFeed>

const query = listQuery(['received_at'], {})

export const officeFeeds = endpoint({
  method: 'GET',
  path: '/office/feeds',
  for: { ...reviewers, machines: true },
  summary: 'The files that distributors handed over, newest first',
  query,
  returns: page(OfficeFeed),
})

/** More bytes than a day of a large distributor. */
export const largestFeedBytes = 64 * 1024 * 1024

export const handOverFeed = endpoint({
  method: 'POST',
  path: '/office/feeds',
  for: { ...reviewers, machines: true },
  summary:
    'Hand over a ZIP, an XML or a list of cancelled invoices; a distributor shows its key as the bearer token',
  files: ['file'],
  largestFileBytes: largestFeedBytes,
  returns: z.object({ id: Id }),
  refuses: ['file_empty', 'file_many', 'feed_file_type', 'feed_file_broken', 'feed_file_full'],
})

export const WaitingInvoice = z.object({
  access_key: z.string(),
  distributor: z.string(),
  /** The CNPJ of the shop. */
  buyer: z.string(),
  number: z.string(),
  series: z.string(),
  issued_on: z.iso.date(),
  total_cents: z.int(),
})
export type WaitingInvoice = z.infer<typeof WaitingInvoice>

export const officeWaitingInvoices = endpoint({
  method: 'GET',
  path: '/office/feeds/waiting',
  for: { ...reviewers, machines: true },
  summary: 'Proved invoices that wait for who names their number',
  query,
  returns: page(WaitingInvoice),
})

export const FeedResult = z.object({ outcome: FeedOutcome, reason: z.nullable(z.string()), count: z.int() })

export const officeFeed = endpoint({
  method: 'GET',
  path: '/office/feeds/:id',
  for: { ...reviewers, machines: true },
  summary: 'One feed, with what became of its documents and why',
  params,
  returns: z.extend(OfficeFeed, {
    results: z.array(FeedResult),
    /** The first of those that nothing came of. */
    left: z.array(
      z.object({
        /** Where its file stands in the ZIP, and what of that file it is. */
        entry: z.int(),
        part: z.int(),
        name: z.string(),
        outcome: FeedOutcome,
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  refuses: ['not_found'],
})

export const FeedKey = z.object({ id: Id, created_at: Instant, last_used_at: z.nullable(Instant) })

export const feedKeys = endpoint({
  method: 'GET',
  path: '/office/distributors/:id/feed-keys',
  for: admins,
  summary: 'The keys with which a distributor may hand over files',
  params,
  returns: z.array(FeedKey),
})

export const createFeedKey = endpoint({
  method: 'POST',
  path: '/office/distributors/:id/feed-keys',
  for: admins,
  summary: 'Make a key for a distributor; it is told this once',
  params,
  returns: z.object({ id: Id, key: z.string() }),
  refuses: ['not_found'],
})

export const revokeFeedKey = endpoint({
  method: 'POST',
  path: '/office/distributors/:id/feed-keys/revoke',
  for: admins,
  summary: 'A key opens nothing any more',
  params,
  body: z.object({ key_id: Id }),
  returns: Done,
  refuses: ['not_found'],
})

const InvoiceNumber = z.object({ number: Text })

export const invoicesWaiting = endpoint({
  method: 'GET',
  path: '/document/waiting',
  for: attendants,
  summary: 'Invoices of this number that a distributor has handed over for this person’s shop',
  query: InvoiceNumber,
  returns: z.array(z.pick(WaitingInvoice, { distributor: true, issued_on: true, total_cents: true })),
  refuses: ['too_many_attempts'],
})

export const claimWaitingInvoice = endpoint({
  method: 'POST',
  path: '/document/claim',
  for: attendants,
  summary: 'Receive the invoices of this number that a distributor has handed over, without a file',
  idempotent: true,
  body: InvoiceNumber,
  returns: z.object({ id: Id, due_on: z.iso.date() }),
  refuses: ['not_found', 'too_many_attempts'],
})
