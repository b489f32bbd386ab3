import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import {
  addCompanies,
  companiesOf,
  companiesOfOthers,
  distributorById,
  insertCnpjs,
  raiseVersion,
  removeOtherCnpjs,
} from './queries.ts'

/** These and no others are the CNPJs of the distributor; one of a company that another distributor has is refused. */
export async function setCnpjs(tx: Tx, distributorId: string, typed: readonly string[]) {
  await removeOtherCnpjs(tx, distributorId, typed)
  await addCnpjs(tx, distributorId, typed)
}

/** Besides those it has; whoever has its form open is told that it changed. Answers how many are new. */
export async function addCnpjsTo(tx: Tx, distributorId: string, cnpjs: readonly string[]): Promise<number> {
  const added = await addCnpjs(tx, distributorId, cnpjs)
  if (added > 0) await raiseVersion(tx, distributorId)
  return added
}

/** Undefined where there is no such distributor. */
export async function distributorCompanies(db: Db, distributorId: string): Promise<string[] | undefined> {
  if (!(await distributorById(db, distributorId))) return undefined
  return (await companiesOf(db, distributorId)).map(({ root }) => root)
}

async function addCnpjs(tx: Tx, distributorId: string, typed: readonly string[]): Promise<number> {
  const cnpjs = [...new Set(typed)].filter(Boolean)
  if (cnpjs.length === 0) return 0
  const roots = [...new Set(cnpjs.map((cnpj) => cnpj.slice(0, 8)))]
  await addCompanies(tx, distributorId, roots)
  const [taken] = await companiesOfOthers(tx, distributorId, roots)
  if (taken) {
    const place = typed.findIndex((cnpj) => cnpj.startsWith(taken.root))
    throw new Refusal('cnpj_taken', { field: `cnpjs.${place}`, distributor: taken.title })
  }
  return insertCnpjs(tx, cnpjs)
}
