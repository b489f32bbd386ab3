import type { ReadingSource, Region } from '#contract/invoices-reading.ts'
import type { FiscalDocument, FiscalRow } from '#domain/fiscal-xml.ts'

/** What was read from a document, from the most trusted source in it, as plain data that a thread can send. */
export type DocumentReading = {
  readonly source: Exclude<ReadingSource, 'typed'>
  readonly access_key: string | null
  readonly number: string | null
  readonly issuer: { readonly id: string; readonly name: string | null } | null
  /** Like `2026-05-31`. */
  readonly issued_on: string | null
  /** In cents. */
  readonly total: number | null
  readonly rows: readonly FiscalRow[]
  /** See image-fingerprint.ts; null for XML. */
  readonly fingerprint: string | null
  /** Where on the picture something was read. */
  readonly regions?: readonly Region[]
  /** The words on the document, if they were read. */
  readonly text?: string
  /** The pages of a PDF as pictures, in WebP. */
  readonly pages?: readonly Uint8Array[]
  readonly facts: ReadingFacts
}

/** What only the findings need. */
type ReadingFacts = {
  /** Why nothing could be read. */
  readonly failure?: ReadingFailure
  /** The error of a decoder, or why the reader got stuck: `time`, `memory`, or its error. */
  readonly trouble?: string
  /** The code says that the document was issued for testing. */
  readonly isTest?: boolean
  /** Keys of other codes on the same page. */
  readonly otherKeys?: readonly string[]
  readonly document?: FiscalDocument
}

/**
 * `silent`: nothing fiscal in the file. `broken`: the file cannot be opened. `other`: valid XML that is no invoice.
 * `stuck`: the reader hung, crashed or took too much memory.
 */
export type ReadingFailure = 'silent' | 'broken' | 'other' | 'stuck'

export function nothingRead(failure: ReadingFailure, more: Partial<DocumentReading> = {}): DocumentReading {
  return {
    source: 'none',
    access_key: null,
    number: null,
    issuer: null,
    issued_on: null,
    total: null,
    rows: [],
    fingerprint: null,
    facts: { failure },
    ...more,
  }
}
