import type { DistributorRow, RowFault } from '#contract/invoices-codes.ts'
import { cnpjOf, isCnpj } from '#domain/documents.ts'
import { matchProduct, type Product } from '#domain/match-product.ts'

type FaultOfLine = { line: number; fault: RowFault; of: string | null }
type Known = { products: readonly Product[]; companies: readonly { root: string; title: string }[] }

/** What each line of a file says, and what is wrong with it, also beside the lines above it. */
export function checkRows(rows: readonly DistributorRow[], { products, companies }: Known) {
  const owners = new Map(companies.map(({ root, title }) => [root, title]))
  const meanings = new Map<string, string>()
  const checked = rows.map((row) => {
    const facts = factsOf(row, products)
    const { title, roots, code, productId } = facts
    const other = roots.map((root) => owners.get(root)).find((owner) => owner && !isSame(owner, title))
    const meant = roots.map((root) => meanings.get(keyOf(root, code))).find((one) => one && one !== productId)
    for (const root of roots) {
      if (!owners.has(root)) owners.set(root, title)
      if (productId) meanings.set(keyOf(root, code), productId)
    }
    return { ...facts, fault: faultOf(facts) ?? faultBeside(other, meant), of: other ?? null }
  })
  const faults = checked.flatMap(({ line, fault, of }): FaultOfLine[] =>
    fault ? [{ line, fault, of: fault === 'cnpj_of_other' ? of : null }] : [],
  )
  return { faults, checked }
}

function faultBeside(other: string | undefined, meant: string | undefined): RowFault | undefined {
  if (other) return 'cnpj_of_other'
  return meant ? 'code_repeated' : undefined
}

type RowFacts = ReturnType<typeof factsOf>

function factsOf({ line, title, cnpj, code, product }: DistributorRow, products: readonly Product[]) {
  const cnpjs = cnpj.split(/[,;|\s]+/).flatMap((one) => cnpjOf(one) || [])
  const roots = [...new Set(cnpjs.map((one) => one.slice(0, 8)))]
  const match = product ? matchProduct({ name: '', code: product, ean: product }, products) : undefined
  return { line, title, cnpjs, roots, code, product, productId: match?.product.id }
}

function faultOf({ title, cnpjs, code, product, productId }: RowFacts): RowFault | undefined {
  if (title === '') return 'title_missing'
  if (cnpjs.length === 0 || !cnpjs.every(isCnpj)) return 'cnpj_wrong'
  if (code === '' && product !== '') return 'code_missing'
  if (code !== '' && product === '') return 'product_missing'
  return product !== '' && !productId ? 'product_unknown' : undefined
}

function isSame(title: string, other: string): boolean {
  return title.toLowerCase() === other.toLowerCase()
}

function keyOf(root: string, code: string): string {
  return `${root} ${code.toUpperCase()}`
}
