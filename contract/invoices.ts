import * as z from 'zod/mini'
import { instantRules } from '#domain/instant-credit.ts'
import { cleaned } from '#domain/typed-text.ts'
import { TraceLine } from './coins.ts'
import { endpoint } from './endpoint.ts'
import { shaped } from './faults.ts'
import { Coins, Done, Id, Instant, Text } from './fields.ts'
import { DraftReading, Region } from './invoices-reading.ts'
import { like } from './like.ts'
import { RecommendationCode } from './recommendations.ts'

/** `received` waits for its decision; `incomplete` waits for a better photo and keeps its place. */
export const InvoiceStatus = z.enum(['received', 'counted', 'rejected', 'incomplete', 'reversed'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** Reais with two decimals, as text: money is never a floating-point number. */
const Reais = like(z.string().check(...shaped(/^\d{1,9}\.\d{2}$/, 'reais')), '149.90')

const files = ['image'] as const
const fileRefusals = [
  'file_empty',
  'file_many',
  'invoice_file_type',
  'invoice_file_broken',
  'image_too_many_pixels',
] as const
const params = z.object({ id: Id })

export const PathStep = z.enum([
  'sent',
  'photo_requested',
  'photo_sent',
  'counted',
  'rejected',
  'asked_again',
  'reversed',
])
export type PathStep = z.infer<typeof PathStep>

export const InvoiceSummary = z.object({
  id: Id,
  number: z.string(),
  /** When it was sent. */
  date: Instant,
  status: InvoiceStatus,
  /** Until when it is decided, at the latest: a promise. */
  due_on: z.iso.date(),
  products: z.int(),
  /** What it earned, or took back again; null until it is decided. */
  coins: z.nullable(z.int()),
  /** What the values typed would earn. */
  estimate: Coins,
  /** Why, in words for the member; null where there is nothing to explain. */
  reason: z.nullable(z.string()),
})
export type InvoiceSummary = z.infer<typeof InvoiceSummary>

export const listInvoices = endpoint({
  method: 'GET',
  path: '/documents',
  for: { level: 3 },
  summary: 'The invoices this person sent, newest first',
  offline: true,
  returns: z.array(InvoiceSummary),
})

export const invoicePromise = endpoint({
  method: 'GET',
  path: '/documents/promise',
  for: { level: 3 },
  summary: 'The day until which an invoice that is sent today is decided',
  offline: true,
  returns: z.object({ due_on: z.iso.date() }),
})

/**
 * What becomes of a signed document at once: it is being looked at, it was credited, or a person decides, with the first
 * thing that was missing.
 */
const AtOnce = z.object({
  state: z.enum(['checking', 'credited', 'review']),
  /** From when the coins can be spent, if that is later than they were credited. */
  opens_at: z.nullable(Instant),
  missing: z.nullable(z.enum(instantRules)),
})
export type AtOnce = z.infer<typeof AtOnce>

export const Invoice = z.extend(InvoiceSummary, {
  rows: z.array(
    z.object({
      product: z.string(),
      value_cents: z.int(),
      /** After the decision: what of it counted. */
      counted_cents: z.nullable(z.int()),
      /** The code that was sent with it. */
      recommendation: z.nullable(z.string()),
      /** What the code brought who sent it, once per invoice on however many rows it stands; null until it counted. */
      joining_coins: z.nullable(Coins),
    }),
  ),
  /** How its coins came about, once they did. */
  trace: z.array(TraceLine),
  /** What was sent, to look at for some minutes. */
  file: z.object({ link: z.string(), type: z.enum(['image', 'pdf', 'xml']) }),
  /** What was not approved, or taken back: the own invoice that was there before, and where on the picture it can be seen. */
  evidence: z.optional(
    z.object({
      earlier: z.nullable(
        z.object({ id: Id, number: z.string(), date: Instant, coins: z.nullable(z.int()) }),
      ),
      regions: z.array(Region),
    }),
  ),
  /** What happened, oldest first. */
  path: z.array(z.object({ at: Instant, step: PathStep })),
  /** A rejected invoice can be sent to another person once. */
  can_ask_again: z.boolean(),
  /** Null for what is not signed, or while nothing is credited at once. */
  at_once: z.nullable(AtOnce),
})
export type Invoice = z.infer<typeof Invoice>

export const oneInvoice = endpoint({
  method: 'GET',
  path: '/documents/:id',
  for: { level: 3 },
  summary: 'One invoice of this person',
  offline: true,
  params,
  returns: Invoice,
  refuses: ['not_found'],
})

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/document/create',
  for: { level: 3, role: 'attendant' },
  summary: 'Send an invoice with its product rows',
  idempotent: true,
  body: z.object({
    number: Text,
    /** As read on the device; the server reads the file again by itself. */
    access_key: z.optional(z.string().check(z.overwrite(cleaned), z.maxLength(44))),
    /** A file that was sent before; then `image` is not needed. If both are sent, `image` counts. */
    upload: z.optional(Id),
    products: z
      .array(
        z.object({
          product_id: Id,
          value: Reais,
          /** The code that the client showed, of who recommended this food. */
          recommendation: z.optional(RecommendationCode),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  files,
  fileSentBefore: 'upload',
  returns: z.object({ id: Id, due_on: z.iso.date() }),
  refuses: [
    'product_unknown',
    'recommendation_unknown',
    'recommendation_own',
    'too_many_attempts',
    'invoice_yours',
    'invoice_used',
    'upload_gone',
    'too_many_unread',
    ...fileRefusals,
  ],
})

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/document/upload',
  for: { level: 3, role: 'attendant' },
  summary: 'Send the file of an invoice before the rest of it, to have it read meanwhile',
  files,
  returns: z.object({ id: Id }),
  refuses: ['too_many_unread', ...fileRefusals],
})

export const readUpload = endpoint({
  method: 'GET',
  path: '/document/upload/:id',
  for: { level: 3, role: 'attendant' },
  summary: 'What was read of a file that was sent before its invoice; null while it is being read',
  params,
  returns: z.object({ reading: z.nullable(DraftReading) }),
  refuses: ['not_found'],
})

export const checkAccessKey = endpoint({
  method: 'GET',
  path: '/document/key/:key',
  for: { level: 3, role: 'attendant' },
  summary: 'Whether a fiscal access key can still be sent',
  params: z.object({
    key: like(
      z.string().check(z.regex(/^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/)),
      '35261119131243000197550010000812341000812345',
    ),
  }),
  /** A signed document can still be sent where another person has only claimed its key. */
  query: z.object({ file: z.optional(z.literal('xml')) }),
  returns: z.object({
    state: z.enum(['new', 'yours', 'used']),
    /** The invoice of this person that has it. */
    invoice_id: z.nullable(Id),
  }),
})

export const creditAtOnce = endpoint({
  method: 'GET',
  path: '/document/at-once',
  for: { level: 3, role: 'attendant' },
  summary: 'Whether signed invoices are credited at once at present',
  returns: z.object({ is_offered: z.boolean() }),
})

export const sendBetterPhoto = endpoint({
  method: 'POST',
  path: '/documents/:id/photo',
  for: { level: 3, role: 'attendant' },
  summary: 'Answer the request for a better photo; the invoice keeps its place',
  idempotent: true,
  params,
  body: z.object({
    /** A file that was sent before; then `image` is not needed. If both are sent, `image` counts. */
    upload: z.optional(Id),
  }),
  files,
  fileSentBefore: 'upload',
  returns: Done,
  refuses: ['not_found', 'stale', 'invoice_yours', 'upload_gone', 'too_many_unread', ...fileRefusals],
})

export const askForNewAnalysis = endpoint({
  method: 'POST',
  path: '/documents/:id/review',
  for: { level: 3, role: 'attendant' },
  summary: 'Send a rejected invoice to another person, once',
  params,
  returns: z.object({ due_on: z.iso.date() }),
  refuses: ['not_found', 'stale', 'invoice_yours'],
})
