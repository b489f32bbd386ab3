import type { FiscalRow } from '#domain/fiscal-xml.ts'
import type { ReadFrom } from '#web/member/invoices/draft.ts'

/** What the device made out in a file. Nothing of it is certain, and all of it can be typed over. */
export type InvoiceReading = {
  readonly from: ReadFrom
  readonly number: string
  readonly accessKey?: string | undefined
  readonly issuer?: string | undefined
  readonly issuedOn?: string | undefined
  readonly rows: readonly FiscalRow[]
}
