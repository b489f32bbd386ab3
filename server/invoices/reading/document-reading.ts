import type { Reading, ReadingSource, Region } from '#contract/invoices-reading.ts'
import type { FiscalDocument } from '#domain/fiscal-xml.ts'
import type { Contradiction, DocumentRow } from '#domain/paper/join-sources.ts'

export type DocumentReading = {
  readonly source: Exclude<ReadingSource, 'typed'>
  readonly access_key: string | null
  readonly number: string | null
  readonly issuer: { readonly id: string | null; readonly name: string | null } | null
  readonly issued_on: string | null
  readonly total: number | null
  readonly rows: readonly DocumentRow[]
  readonly fields?: NonNullable<Reading['fields']>
  readonly fingerprint: string | null
  readonly regions?: readonly Region[]
  readonly text?: string
  readonly pages?: readonly Uint8Array[]
  readonly facts: ReadingFacts
}

type ReadingFacts = {
  readonly failure?: ReadingFailure
  readonly trouble?: string
  readonly isTest?: boolean
  readonly otherKeys?: readonly string[]
  /** The keys of papers beside each other in one picture; twice the same where it is one paper twice. */
  readonly papers?: readonly string[]
  readonly contradictions?: readonly Contradiction[]
  readonly document?: FiscalDocument
} & FileFacts

/** What a PDF has besides what one sees of it. */
export type FileFacts = {
  /** How many pages there are, and how many of them were read, where those are not all. */
  readonly pages?: { readonly all: number; readonly read: number }
  /** Text with figures behind a page that nobody sees on it. */
  readonly hiddenText?: string
  readonly hasScript?: boolean
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
