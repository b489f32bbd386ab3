import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import type { ContentType } from '#server/platform/content-type.ts'
import type { Db } from '#server/platform/db.ts'
import { linkSigner } from '#server/platform/signed-links.ts'
import { kindOf } from './document.ts'

type SentFile = {
  file_key: string
  file_type: ContentType
  file_clean: boolean
  page_keys: readonly string[]
}

/** The links expire after some minutes. A picture with camera data gets none. */
export async function fileLinks(
  db: Db,
  file: SentFile,
  now: Temporal.Instant,
): Promise<OfficeInvoice['file']> {
  const linkTo = await linkSigner(db, now)
  return {
    link: file.file_clean ? linkTo(file.file_key) : '',
    type: kindOf(file.file_type),
    pages: file.page_keys.map(linkTo),
  }
}
