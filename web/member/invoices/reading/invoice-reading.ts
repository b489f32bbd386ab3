import type { FiscalRow } from '#domain/fiscal-xml.ts'
import type { ReadFrom } from '#web/member/invoices/draft.ts'

/** Nothing here is certain: the person can type over all of it. */
export type InvoiceReading = {
  readonly from: ReadFrom
  readonly number: string
  readonly accessKey?: string | undefined
  readonly issuer?: string | undefined
  readonly issuedOn?: string | undefined
  readonly rows: readonly FiscalRow[]
}
