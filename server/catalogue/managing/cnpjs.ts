import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { addCnpjs, addCompanies, companiesOfOthers, removeOtherCnpjs } from './queries.ts'

/** These and no others are the CNPJs of the distributor; one of a company that another distributor has is refused. */
export async function setCnpjs(tx: Tx, distributorId: string, typed: readonly string[]) {
  const cnpjs = [...new Set(typed)].filter(Boolean)
  await removeOtherCnpjs(tx, distributorId, cnpjs)
  if (cnpjs.length === 0) return
  const roots = [...new Set(cnpjs.map((cnpj) => cnpj.slice(0, 8)))]
  await addCompanies(tx, distributorId, roots)
  const [taken] = await companiesOfOthers(tx, distributorId, roots)
  if (taken) {
    const place = typed.findIndex((cnpj) => cnpj.startsWith(taken.root))
    throw new Refusal('cnpj_taken', { field: `cnpjs.${place}`, distributor: taken.title })
  }
  await addCnpjs(tx, cnpjs)
}
