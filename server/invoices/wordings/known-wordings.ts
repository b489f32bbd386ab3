import type { Wording } from '#domain/match-product.ts'
import { issuerRoot } from '#domain/product-wording.ts'
import type { Db } from '#server/platform/db.ts'
import { wordingsOf } from './queries.ts'

/** How this issuer, told by its CNPJ or CPF, writes products, as somebody of the team has confirmed. */
export async function knownWordings(db: Db, issuer: string): Promise<Wording[]> {
  const root = issuerRoot(issuer)
  return root ? wordingsOf(db, root) : []
}
