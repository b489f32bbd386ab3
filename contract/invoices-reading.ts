import * as z from 'zod/mini'
import { Id } from './fields.ts'

/** Where what is known of a document comes from, most trusted first. */
export const ReadingSource = z.enum(['xml', 'qr', 'barcode', 'ocr', 'typed', 'none'])
export type ReadingSource = z.infer<typeof ReadingSource>

const findingCodes = [
  'unreadable',
  'not_an_invoice',
  'no_invoice_seen',
  'several_papers',
  'pages_unread',
  'hidden_text',
  'has_script',
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
  'issuer_differs',
  'day_differs',
  'sources_differ',
  'duplicate',
  'look_alike',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** A place on the picture where something was read. */
export const Region = z.object({
  of: z.enum(['key', 'code', 'number', 'issuer', 'issued_on', 'total', 'row', 'row_value']),
  /** Which of the rows. */
  row: z.optional(z.int()),
  /** Which page, counted from 0, where it is not the first. */
  page: z.optional(z.int()),
  /** Left, top, width and height, as parts of the page's own width and height. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})
export type Region = z.infer<typeof Region>

/**
 * Where one fact comes from: the XML, a code, the key (which says number, issuer and month), the text behind a PDF, or
 * the words of a picture. What arithmetic or a check digit confirms is sure; the rest is shown as unsure.
 */
const ReadField = z.object({ from: z.enum(['xml', 'code', 'key', 'text', 'words']), sure: z.boolean() })
export type ReadField = z.infer<typeof ReadField>

export const ReadRow = z.object({
  name: z.string(),
  ean: z.nullable(z.string()),
  /** The issuer's own code of the product. */
  code: z.nullable(z.string()),
  /** What was paid: less its discount. */
  value_cents: z.int(),
  /** How many, where the document says so. */
  quantity: z.optional(z.number()),
  unit: z.optional(z.string()),
  /** Decimal text, such as `149.9000`. */
  unit_price: z.optional(z.string()),
  discount_cents: z.optional(z.int()),
  product_id: z.nullable(Id),
  /** Why it is taken for this product. */
  matched_by: z.optional(z.enum(['ean', 'code', 'wording', 'words'])),
  /** What it was taken for before somebody said on this document which product it is. */
  read_as: z.optional(z.nullable(Id)),
  /** Its figures agree with each other and with the total. */
  sure: z.optional(z.boolean()),
})
export type ReadRow = z.infer<typeof ReadRow>

const readFacts = {
  source: ReadingSource,
  access_key: z.nullable(z.string()),
  number: z.nullable(z.string()),
  issuer: z.nullable(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) })),
  issued_on: z.nullable(z.iso.date()),
  total_cents: z.nullable(z.int()),
  rows: z.array(ReadRow),
  /** Where each fact comes from and how sure it is. */
  fields: z.optional(
    z.object({
      access_key: z.optional(ReadField),
      number: z.optional(ReadField),
      issuer: z.optional(ReadField),
      issued_on: z.optional(ReadField),
      total: z.optional(ReadField),
    }),
  ),
  regions: z.optional(z.array(Region)),
}

/**
 * Why an invoice is not proved, in the order in which the rules are looked at: whatever stands before the reason was
 * found right. The three of plain XML are met in the order of the file.
 */
export const proofReasons = [
  'too_large',
  'encoding',
  'malformed',
  'markup',
  'namespace',
  'structure',
  'signed_info',
  'digest',
  'certificate',
  'weak_key',
  'signature',
  'content',
  'certificate_purpose',
  'certificate_holder',
  'certificate_chain',
  'certificate_dates',
  'certificate_company',
  'environment',
  'model',
  'not_a_purchase',
  'key',
  'protocol',
  'not_authorised',
  'too_old',
  'from_the_future',
] as const

/** Whether the issuer's signature proves every value of an XML, by which rules, and what was signed by whom. */
export const InvoiceProof = z.object({
  proved: z.boolean(),
  /** The first rule that did not hold. */
  reason: z.optional(z.enum(proofReasons)),
  /** Of the rules. */
  version: z.int(),
  /** Of what was signed, of the certificate that signed it, and of those above it up to the root. */
  digest: z.optional(z.string()),
  certificate: z.optional(z.string()),
  chain: z.optional(z.array(z.string())),
  /** CNPJ of the certificate; it may be another branch than the issuer's. */
  holder: z.optional(z.string()),
})

/** What the server made of the file, by itself. */
export const Reading = z.object({
  ...readFacts,
  findings: z.array(z.object({ code: z.enum(findingCodes), facts: z.record(z.string(), z.unknown()) })),
  /** The words on the picture, where they were read. */
  text: z.optional(z.string()),
  /** Of an XML, where there are authorities to be trusted. */
  proof: z.optional(InvoiceProof),
})
export type Reading = z.infer<typeof Reading>

/** Most telling first. */
export const draftTroubles = [
  'test_document',
  'not_an_invoice',
  'several_papers',
  'pages_unread',
  'no_invoice_seen',
  'unreadable',
] as const satisfies readonly FindingCode[]

/** What the server read of a file that is not sent yet, for the person to look over. */
export const DraftReading = z.object({
  ...readFacts,
  /** Why there is little or nothing to fill in. */
  trouble: z.nullable(z.enum(draftTroubles)),
})
export type DraftReading = z.infer<typeof DraftReading>
