import type { Region } from '#contract/invoices-reading.ts'
import type { FiscalDocument, FiscalRow } from '#domain/fiscal-xml.ts'
import type { ContentType } from '#server/platform/content-type.ts'

export type DocumentKind = ContentType

type ReadingSource = 'xml' | 'qr' | 'barcode' | 'ocr' | 'none'

/** What a document says, from the most trusted source that said anything; every part as plain data, ready to be stored. */
export type Reading = {
  readonly source: ReadingSource
  readonly access_key: string | null
  readonly number: string | null
  readonly issuer: { readonly id: string; readonly name: string | null } | null
  /** `2026-05-31`. */
  readonly issued_on: string | null
  /** Cents. */
  readonly total: number | null
  readonly rows: readonly FiscalRow[]
  /** How alike two pictures are, see image-fingerprint.ts; none for XML. */
  readonly fingerprint: string | null
  /** Where on the picture something was read. */
  readonly regions?: readonly Region[]
  /** The words on it, where they were read. */
  readonly text?: string
  /** The pages of a PDF as pictures, in WebP. */
  readonly pages?: readonly Uint8Array[]
  readonly facts: ReadingFacts
}

/** What the findings need to know besides. */
type ReadingFacts = {
  /** Why a document says nothing. */
  readonly failure?: ReadingFailure
  /** What a decoder said of a broken file; of a reader that got stuck, `time`, `memory` or its last words. */
  readonly trouble?: string
  /** The code says that it was issued for testing. */
  readonly isTest?: boolean
  /** Keys of other codes in the same picture. */
  readonly otherKeys?: readonly string[]
  readonly document?: FiscalDocument
}

/**
 * `silent`: opened, but nothing fiscal in it. `broken`: cannot be opened. `other`: sound XML that is no invoice.
 * `stuck`: the reader hung, crashed or took too much memory.
 */
export type ReadingFailure = 'silent' | 'broken' | 'other' | 'stuck'

export function nothingRead(failure: ReadingFailure, more: Partial<Reading> = {}): Reading {
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
