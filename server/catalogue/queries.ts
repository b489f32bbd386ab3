import type { Db } from '#server/platform/db.ts'

export async function distributorsByTitle(db: Db) {
  return db.selectFrom('distributor').select(['id', 'title']).orderBy('title').execute()
}

export async function activeProducts(db: Db) {
  return db
    .selectFrom('product')
    .select(['id', 'title', 'pet', 'detail', 'sku', 'ean', 'rate_thousandths', 'image_file'])
    .where('active', '=', true)
    .orderBy('title')
    .orderBy('id')
    .execute()
}

export async function activeRates(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('product')
    .select(['id', 'rate_thousandths'])
    .where('active', '=', true)
    .where('id', 'in', ids)
    .execute()
}

/** Those that left the catalogue too: an invoice of before still names them. */
export async function productNames(db: Db) {
  return db.selectFrom('product').select(['id', 'title', 'sku', 'ean']).orderBy('id').execute()
}
