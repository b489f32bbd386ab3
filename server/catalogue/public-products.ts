import type { Db } from '#server/platform/db.ts'
import { imageById, liveProducts } from './queries.ts'

/** Also of products that left the catalogue: links to them are still about. */
export async function productImage(db: Db, id: string): Promise<string | undefined> {
  return (await imageById(db, id))?.image_file ?? undefined
}

/** What strangers may find, and since when it is as it is. */
export async function findableProducts(db: Db) {
  return liveProducts(db)
}
