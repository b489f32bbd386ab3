import { issuerRoot } from '#domain/product-wording.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { companyIsOf, distributorsWithRoots, isKnownDistributor, isOffered } from './queries.ts'

/** A select without a choice sends an empty text. */
export async function chosenDistributor(db: Db, id: string | undefined): Promise<string | null> {
  if (!id) return null
  if (!(await isOffered(db, id))) throw new Refusal('distributor_unknown')
  return id
}

export async function isDistributor(db: Db, id: string): Promise<boolean> {
  return isKnownDistributor(db, id)
}

/** Of which distributor of ours an issuer is, by the root of its CNPJ; before any CNPJ is known, none can be another. */
export async function distributorIssuing(db: Db, issuer: string | null | undefined) {
  const root = issuerRoot(issuer ?? '')
  if (root?.length !== 8) return { distributor: null, is_other_distributor: false }
  const { title, isAnyKnown } = await companyIsOf(db, root)
  return { distributor: title, is_other_distributor: title === null && isAnyKnown }
}

/** The distributor of ours that takes part and issued this, by the root of its CNPJ. */
export async function activeDistributor(db: Db, issuer: string) {
  return (await activeDistributors(db, [issuer]))(issuer)
}

/** The same of several issuers, as a function of the issuer. */
export async function activeDistributors(db: Db, issuers: readonly string[]) {
  const found = await distributorsWithRoots(db, [...new Set(issuers.flatMap(rootOfCompany))])
  return (issuer: string) => {
    const [root] = rootOfCompany(issuer)
    return found.find((distributor) => distributor.root === root)
  }
}

function rootOfCompany(issuer: string): string[] {
  const root = issuerRoot(issuer)
  return root?.length === 8 ? [root] : []
}
