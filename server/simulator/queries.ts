import type { NotNull } from 'kysely'
import type { Db } from '#server/platform/db.ts'

/** Only foods with a known energy, because the portion needs it. */
export async function activeFoods(db: Db) {
  return foods(db).orderBy('brand').orderBy('title').orderBy('id').execute()
}

export async function activeFood(db: Db, id: string) {
  return foods(db).where('id', '=', id).executeTakeFirst()
}

function foods(db: Db) {
  return db
    .selectFrom('product')
    .select(['id', 'brand', 'title', 'slug', 'colour', 'image_file', 'pet', 'phases'])
    .select(['weight_from_grams', 'weight_to_grams', 'castrated', 'weight_control', 'senior'])
    .select(['kcal_per_kg', 'bag_grams'])
    .where('active', '=', true)
    .where('kcal_per_kg', 'is not', null)
    .$narrowType<{ kcal_per_kg: NotNull }>()
}

export type Food = NonNullable<Awaited<ReturnType<typeof activeFood>>>
