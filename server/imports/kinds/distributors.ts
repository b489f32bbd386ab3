import type { ChangeOfRow, ToldOfRow } from '#contract/imports.ts'
import { isCnpj } from '#domain/documents.ts'
import { matchProduct, type Product } from '#domain/match-product.ts'
import { addCnpjsTo } from '#server/catalogue/managing/cnpjs.ts'
import { createDistributor, updateDistributor } from '#server/catalogue/managing/distributors.ts'
import { knownProducts } from '#server/catalogue/products.ts'
import { columnsOf } from '#server/imports/columns.ts'
import { factsIn } from '#server/imports/facts.ts'
import { type Outcome, type Take, type Taking, told, wrong } from '#server/imports/outcome.ts'
import {
  companyOwners,
  distributorNamed,
  type NamedDistributor,
  nameExternally,
} from '#server/imports/queries.ts'
import type { FileRow } from '#server/imports/read-file.ts'
import { oneByOne, titleIn } from '#server/imports/records.ts'
import { listCode, matchListedAgain } from '#server/invoices/product-codes/list-codes.ts'
import type { Tx } from '#server/platform/db.ts'

type Line = { title: string; cnpjs: readonly string[]; code: string; product: string }
type CodeOfLine = { roots: readonly string[]; code: string; productId: string; title: string }

/** Adds what a line says of a distributor, and takes nothing away. */
export const takeDistributors = takingCodes(
  'distributors',
  async (tx, line, { externalId, code, taking }) => {
    const found = await distributorNamed(tx, { externalId, title: line.title })
    const changes: ChangeOfRow[] = []
    const id = found?.id ?? (await createDistributor(tx, { title: line.title })).id
    if (found && found.title.toLowerCase() !== line.title.toLowerCase())
      changes.push(await rename(tx, found, line.title))
    if (externalId && found?.externalId !== externalId)
      await nameExternally(tx, 'distributor', { id, externalId })
    const isAnyNew = (await addCnpjsTo(tx, id, line.cnpjs)) > 0
    if (found && isAnyNew)
      changes.push({
        column: 'cnpj',
        before: found.cnpjs.join(', '),
        after: [...new Set([...found.cnpjs, ...line.cnpjs])].toSorted().join(', '),
      })
    changes.push(...(await listed(tx, code, taking)))
    if (!found) return { verdict: 'new', title: line.title }
    return { verdict: changes.length > 0 ? 'changed' : 'same', title: found.title, changes }
  },
)

/** Codes of companies that are known as distributors' already. */
export const takeProductCodes = takingCodes('product_codes', async (tx, line, { code, taking }) => {
  const owners = await companyOwners(tx, rootsOf(line.cnpjs))
  if (owners.length < rootsOf(line.cnpjs).length)
    return wrong(line.code, [told('cnpj', ({ faults }) => faults.cnpj_unknown)])
  const changes = await listed(tx, code, taking)
  const isNew = changes.some(({ before }) => before === '')
  return {
    verdict: isNew ? 'new' : changes.length > 0 ? 'changed' : 'same',
    title: [owners[0]?.title, line.code].join(' · '),
    changes,
  }
})

type TakeLine = (
  tx: Tx,
  line: Line,
  parts: { externalId: string; code: CodeOfLine | undefined; taking: Taking },
) => Promise<Outcome>

function takingCodes(kind: 'distributors' | 'product_codes', takeLine: TakeLine): Take {
  return async (tx, rows, taking) => {
    const products = await knownProducts(tx)
    const coded = new Set<string>()
    const take = oneByOne(kind, async (_tx, row) => {
      const { line, code, faults } = understood(kind, row, products)
      if (faults.length > 0) return wrong(titleIn(row), faults)
      const outcome = await takeLine(tx, line, {
        externalId: row.cells.get('external_id') ?? '',
        code,
        taking,
      })
      if (code && outcome.verdict !== 'same') for (const root of code.roots) coded.add(root)
      return outcome
    })
    const outcomes = await take(tx, rows, taking)
    await matchListedAgain(tx, coded)
    return outcomes
  }
}

function understood(kind: 'distributors' | 'product_codes', row: FileRow, products: readonly Product[]) {
  const { facts, faults } = factsIn(columnsOf[kind], row, {})
  const { title, cnpjs, code, product } = facts
  const line: Line = {
    title: String(title ?? ''),
    cnpjs: Array.isArray(cnpjs) ? cnpjs.map(String) : [],
    code: String(code ?? ''),
    product: String(product ?? ''),
  }
  const found = line.product
    ? matchProduct({ name: '', code: line.product, ean: line.product }, products)?.product
    : undefined
  return {
    line,
    code: found && { roots: rootsOf(line.cnpjs), code: line.code, productId: found.id, title: found.title },
    faults: [...faults, ...faultsOf(line, found)].filter(
      ({ column }, index, all) => all.findIndex((one) => one.column === column) === index,
    ),
  }
}

function faultsOf({ title, cnpjs, code, product }: Line, found: Product | undefined): ToldOfRow[] {
  const faults: ToldOfRow[] = []
  const required = (column: 'code' | 'product') =>
    faults.push(told(column, (_words, { fields }) => fields.required))
  if (title.length > 200) faults.push(told('distributor', (_words, { fields }) => fields.too_long(200)))
  if (!cnpjs.every(isCnpj)) faults.push(told('cnpj', (_words, { fields }) => fields.faults.cnpj))
  if (code === '' && product !== '') required('code')
  if (code !== '' && product === '') required('product')
  if (code.length > 200) faults.push(told('code', (_words, { fields }) => fields.too_long(200)))
  if (product !== '' && !found) faults.push(told('product', ({ faults: words }) => words.product_unknown))
  return faults
}

async function rename(tx: Tx, { id, title: before, active, version }: NamedDistributor, title: string) {
  await updateDistributor(tx, { id, title, active, version })
  return { column: 'distributor', before, after: title }
}

async function listed(
  tx: Tx,
  code: CodeOfLine | undefined,
  { staffId, now }: Taking,
): Promise<ChangeOfRow[]> {
  const changes: ChangeOfRow[] = []
  if (!code) return changes
  for (const root of code.roots) {
    const before = await listCode(tx, { root, code: code.code, productId: code.productId, staffId, now })
    if (before !== undefined) changes.push({ column: 'product', before: before ?? '', after: code.title })
  }
  return changes
}

function rootsOf(cnpjs: readonly string[]): string[] {
  return [...new Set(cnpjs.map((cnpj) => cnpj.slice(0, 8)))]
}
