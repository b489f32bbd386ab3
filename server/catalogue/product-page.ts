import type { ProductPage } from '#contract/catalogue.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { adviserWith } from './adviser.ts'
import { type PageRow, pageById, pageBySlug } from './queries.ts'

type Visit = { slug: string; by: string | undefined; language: Language }

/** What a link leads to. What has left the catalogue is not shown to new people any more. */
export async function productPage(db: Db, { slug, by, language }: Visit) {
  const [row, adviser] = await Promise.all([pageBySlug(db, slug), by ? adviserWith(db, by) : null])
  if (!row) throw new Refusal('not_found')
  return { product: asShown(row, language), by: adviser }
}

/** Also of what has left the catalogue: somebody was told to use it. */
export async function productPageOf(db: Db, id: string, language: Language): Promise<ProductPage> {
  return asShown(await pageById(db, id), language)
}

function asShown(row: PageRow, language: Language): ProductPage {
  const { detail, descriptions, colour, image_file, kcal_per_kg, ...product } = row
  return {
    ...product,
    detail: detail[language],
    description: descriptions[language],
    color: colour,
    image: { link: image_file && `/files/${image_file}` },
    energy: kcal_per_kg,
  }
}
