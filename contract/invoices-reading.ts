import * as z from 'zod/mini'
import { Id } from './fields.ts'

/** Where what is known of a document comes from, most trusted first. */
export const ReadingSource = z.enum(['xml', 'qr', 'barcode', 'ocr', 'typed', 'none'])
export type ReadingSource = z.infer<typeof ReadingSource>

const findingCodes = [
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
export type FindingCode = (typeof findingCodes)[number]

/** A place on the picture where something was read. */
export const Region = z.object({
  of: z.enum(['key', 'code', 'number', 'issued_on', 'total', 'row']),
  /** Which of the rows. */
  row: z.optional(z.int()),
  /** Left, top, width and height, as parts of the picture's own width and height. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})
export type Region = z.infer<typeof Region>

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
  regions: z.optional(z.array(Region)),
  /** The words on the picture, where they were read. */
  text: z.optional(z.string()),
})
export type Reading = z.infer<typeof Reading>
