import type { Language } from '#contract/languages.ts'
import { productPageOf } from '#server/catalogue/product-page.ts'
import type { Db } from '#server/platform/db.ts'
import { recommendationWith } from './queries.ts'

/** All that a preview of a client's link may tell. It is no opening: messengers look before the client does. */
export async function linkProduct(db: Db, token: string, language: Language) {
  const found = await recommendationWith(db, token)
  return found && productPageOf(db, found.productId, language)
}
