import type { Language } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { listFile, pageOf } from '#server/platform/list-queries.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refusingTaken } from '#server/platform/refuse-taken.ts'
import { removeFilesJob } from '#server/platform/remove-files.ts'
import {
  changeImage,
  changeProduct,
  insertProduct,
  type ProductFacts,
  type ProductFilters,
  productById,
  productRows,
} from './queries.ts'

export async function listProducts(db: Db, filters: ProductFilters) {
  return pageOf(db, productRows(db, filters), filters.page)
}

export async function productWith(db: Db, id: string) {
  const product = await productById(db, id)
  if (!product) throw new Refusal('not_found')
  return product
}

export function productsFile(filters: ProductFilters, language: Language) {
  return listFile(
    textsIn(language).products_file,
    (tx) => productRows(tx, filters),
    (product) => [
      product.title,
      product.brand,
      product.pet,
      product.sku,
      product.ean,
      product.rate_thousandths / 1000,
      product.energy,
      product.bag_grams,
      product.active,
    ],
  )
}

export async function createProduct(tx: Tx, facts: ProductFacts) {
  return refuseTaken(insertProduct(tx, facts))
}

type ProductChange = { id: string; facts: ProductFacts; version: number }

export async function updateProduct(tx: Tx, { id, facts, version }: ProductChange) {
  const earlier: Readonly<Record<string, unknown>> = await productWith(tx, id)
  const changed = await refuseTaken(changeProduct(tx, id, facts, version))
  if (!changed) throw new Refusal('stale')
  const differing = Object.entries(facts).filter(
    ([name, value]) => JSON.stringify(earlier[name]) !== JSON.stringify(value),
  )
  return {
    version: changed.version,
    before: Object.fromEntries(differing.map(([name]) => [name, earlier[name]])),
    after: Object.fromEntries(differing),
  }
}

export const productImage = { folder: 'products', width: 600, height: 600 }

export async function setProductImage(tx: Tx, { id, file }: { id: string; file: string }) {
  const changed = await changeImage(tx, id, file)
  if (!changed) throw new Refusal('not_found')
  if (changed.before) await enqueue(tx, removeFilesJob, { keys: [`public/${changed.before}`] })
  return { version: changed.version }
}

const refuseTaken = refusingTaken({
  product_sku_once: 'sku_taken',
  product_ean_once: 'ean_taken',
  product_slug_once: 'slug_taken',
})
