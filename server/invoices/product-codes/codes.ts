import { distributorCompanies } from '#server/catalogue/managing/cnpjs.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import { matchAgainJob } from '#server/invoices/wordings/match-again.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { codesOf, deleteCode, storeCode } from './queries.ts'

export async function codesOfDistributor(db: Db, distributorId: string) {
  const roots = await distributorCompanies(db, distributorId)
  if (!roots) throw new Refusal('not_found')
  const products = (await knownProducts(db)).map(({ id, title }) => ({ id, title }))
  return { roots, codes: await codesOf(db, roots), products }
}

type CodeOfCompany = { distributorId: string; root: string; code: string }
type NewCode = CodeOfCompany & { productId: string; staffId: string; now: Temporal.Instant }

export async function setCode(tx: Tx, { distributorId, ...entry }: NewCode) {
  await requireCompany(tx, distributorId, entry.root)
  const isKnown = (await knownProducts(tx)).some(({ id }) => id === entry.productId)
  if (!isKnown) throw new Refusal('product_unknown', { field: 'product_id' })
  await storeCode(tx, entry)
  await enqueue(tx, matchAgainJob, { issuer: entry.root })
}

export async function forgetCode(tx: Tx, { distributorId, root, code }: CodeOfCompany) {
  await requireCompany(tx, distributorId, root)
  if (!(await deleteCode(tx, root, code))) throw new Refusal('not_found')
  await enqueue(tx, matchAgainJob, { issuer: root })
}

async function requireCompany(tx: Tx, distributorId: string, root: string) {
  const roots = await distributorCompanies(tx, distributorId)
  if (!roots?.includes(root)) throw new Refusal('not_found')
}
