import type { Wording } from '#domain/match-product.ts'
import { issuerRoot } from '#domain/product-wording.ts'
import type { Db } from '#server/platform/db.ts'
import { wordingsOf } from './queries.ts'

type Issuer = string | null | undefined

/** How this issuer, told by its CNPJ or CPF, writes products, as somebody of the team has confirmed. */
export async function knownWordings(db: Db, issuer: string): Promise<readonly Wording[]> {
  return (await wordingsKnownOf(db, [issuer]))(issuer)
}

/** The same of several issuers, as a function of the issuer. */
export async function wordingsKnownOf(db: Db, issuers: readonly Issuer[]) {
  const roots = new Set(issuers.flatMap((issuer) => issuerRoot(issuer ?? '') ?? []))
  const known = new Map<string, Wording[]>([...roots].map((root) => [root, []]))
  const wordings = roots.size > 0 ? await wordingsOf(db, [...roots]) : []
  for (const { issuer, ...wording } of wordings) known.get(issuer)?.push(wording)
  return (issuer: Issuer): readonly Wording[] => known.get(issuerRoot(issuer ?? '') ?? '') ?? []
}
