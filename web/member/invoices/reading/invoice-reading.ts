import type { FiscalRow } from '#domain/fiscal-xml.ts'
import type { JoinedPaper } from '#domain/paper/join-sources.ts'

/** Nothing here is certain: the person can type over all of it. */
export type InvoiceReading = CodeOrXmlReading | PdfReading

type CodeOrXmlReading = {
  readonly from: 'photo' | 'xml'
  readonly number: string
  readonly accessKey?: string | undefined
  readonly issuer?: string | undefined
  readonly issuedOn?: string | undefined
  readonly rows: readonly FiscalRow[]
}

/** The text of a PDF, read by the same rules as the server reads it. */
export type PdfReading = JoinedPaper & { readonly from: 'pdf' }
