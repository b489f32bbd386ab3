import type { ProductPage } from '#contract/catalogue.ts'
import { type Language, textIn } from '#contract/languages.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { adviserWith } from './adviser.ts'
import { type PageRow, pageById, pageBySlug } from './queries.ts'

type PageVisit = { slug: string; by: string | undefined; language: Language }

/** Products that left the catalogue are not shown to new visitors. */
export async function productPage(db: Db, { slug, by, language }: PageVisit) {
  const [row, adviser] = await Promise.all([pageBySlug(db, slug), by ? adviserWith(db, by) : null])
  if (!row) throw new Refusal('not_found')
  return { product: pageIn(row, language), by: adviser }
}

/** Also for products that left the catalogue: somebody was told to use this one. */
export async function productPageOf(db: Db, id: string, language: Language): Promise<ProductPage> {
  return pageIn(await pageById(db, id), language)
}

function pageIn(row: PageRow, language: Language): ProductPage {
  const { detail, descriptions, colour, image_file, kcal_per_kg, ...product } = row
  return {
    ...product,
    detail: textIn(detail, language),
    description: textIn(descriptions, language),
    color: colour,
    image: { link: image_file && `/files/${image_file}` },
    energy: kcal_per_kg,
  }
}
