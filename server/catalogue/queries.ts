import type { Db } from '#server/platform/db.ts'

export async function distributorsByTitle(db: Db) {
  return db.selectFrom('distributor').select(['id', 'title']).orderBy('title').execute()
}
