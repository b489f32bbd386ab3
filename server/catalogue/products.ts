import type { Product } from '#contract/catalogue.ts'
import { type Language, textIn } from '#contract/languages.ts'
import type { Db } from '#server/platform/db.ts'
import { activeProducts, activeRates, productNames } from './queries.ts'

export async function productsIn(db: Db, language: Language): Promise<Product[]> {
  const products = await activeProducts(db)
  return products.map(({ detail, image_file, ...product }) => ({
    ...product,
    detail: textIn(detail, language),
    image: { link: image_file && `/files/${image_file}` },
  }))
}

export async function ratesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rates = await activeRates(db, [...new Set(ids)])
  return new Map(rates.map(({ id, rate_thousandths }) => [id, rate_thousandths]))
}

export type KnownProduct = { id: string; title: string; sku: string; ean: string | null }

export async function knownProducts(db: Db): Promise<KnownProduct[]> {
  return productNames(db)
}
