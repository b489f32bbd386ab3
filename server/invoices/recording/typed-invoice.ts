import type { ContentType } from '#server/platform/content-type.ts'

/** What the member said of a document, to hold the document against. */
export type InvoiceToRead = {
  readonly id: string
  readonly memberId: string
  readonly number: string
  readonly accessKey: string | null
  readonly fileKey: string
  readonly sha256: Buffer
  readonly type: ContentType
  readonly rows: readonly { readonly valueCents: number }[]
}
