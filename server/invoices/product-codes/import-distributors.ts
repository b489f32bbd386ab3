import { cleaned } from '#contract/fields.ts'
import type { DistributorRow } from '#contract/invoices-codes.ts'
import { addCnpjsTo, knownCompanies } from '#server/catalogue/managing/cnpjs.ts'
import { distributorTitled } from '#server/catalogue/managing/distributors.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import { matchAgainJob } from '#server/invoices/wordings/match-again.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { checkRows } from './check-rows.ts'
import { storeCode } from './queries.ts'

type DistributorImport = { rows: readonly DistributorRow[]; staffId: string; now: Temporal.Instant }

/** Adds what a file says and takes nothing away; if any line is wrong, nothing is written. */
export async function importDistributors(tx: Tx, { rows, staffId, now }: DistributorImport) {
  const known = { products: await knownProducts(tx), companies: await knownCompanies(tx) }
  const { faults, checked } = checkRows(rows.map(cleanedRow), known)
  if (faults.length > 0) return { faults, distributors: 0, cnpjs: 0, codes: 0 }
  const byTitle = Map.groupBy(checked, ({ title }) => title.toLowerCase())
  let cnpjs = 0
  for (const [, [first, ...others]] of [...byTitle].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (!first) continue
    const { id } = await distributorTitled(tx, first.title)
    cnpjs += await addCnpjsTo(
      tx,
      id,
      [first, ...others].flatMap((row) => row.cnpjs),
    )
  }
  const codes = checked.flatMap(({ productId, code, roots }) =>
    productId ? roots.map((root) => ({ root, code, productId })) : [],
  )
  for (const entry of codes) await storeCode(tx, { ...entry, staffId, now })
  for (const issuer of new Set(codes.map(({ root }) => root))) await enqueue(tx, matchAgainJob, { issuer })
  return { faults, distributors: byTitle.size, cnpjs, codes: codes.length }
}

function cleanedRow({ line, title, cnpj, code, product }: DistributorRow): DistributorRow {
  return { line, title: cleaned(title), cnpj: cleaned(cnpj), code: cleaned(code), product: cleaned(product) }
}
