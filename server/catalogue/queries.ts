import { sql } from 'kysely'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'

export async function distributorsByTitle(db: Db) {
  return db
    .selectFrom('distributor')
    .select(['id', 'title'])
    .where('active', '=', true)
    .orderBy('title')
    .execute()
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

/** Older invoices name products that have left the catalogue. */
export async function productNames(db: Db) {
  return db.selectFrom('product').select(['id', 'title', 'sku', 'ean']).orderBy('id').execute()
}

function pages(db: Db) {
  return db
    .selectFrom('product')
    .select(['id', 'slug', 'title', 'brand', 'pet', 'detail', 'descriptions', 'colour', 'image_file'])
    .select(['kcal_per_kg', 'phases', 'weight_from_grams', 'weight_to_grams', 'castrated'])
    .select(['weight_control', 'senior', 'bag_grams'])
}

export type PageRow = Awaited<ReturnType<typeof pageById>>

export async function pageById(db: Db, id: string) {
  return pages(db).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function pageBySlug(db: Db, slug: string) {
  return pages(db).where('slug', '=', slug).where('active', '=', true).executeTakeFirst()
}

function advisers(db: Db) {
  return db
    .selectFrom('member')
    .select(['name', 'profile_name', 'profile_type', 'profile_value', 'phone', 'avatar_file'])
    .where('level', '=', 3)
    .where('profile_type', '!=', 'promoter')
    .$narrowType<{ profile_type: 'attendant' | 'veterinarian' | 'breeder' }>()
}

export type AdviserRow = NonNullable<Awaited<ReturnType<typeof adviserById>>>

export async function adviserById(db: Db, id: string) {
  return advisers(db).where('id', '=', id).executeTakeFirst()
}

export async function adviserByCode(db: Db, code: string) {
  return advisers(db).where('adviser_code', '=', code).executeTakeFirst()
}

export async function storedAdviserCode(db: Db, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select('adviser_code')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return member?.adviser_code
}

/** Two calls at once get the same code. */
export async function saveAdviserCode(tx: Tx, memberId: string, fresh: string) {
  const member = await tx
    .updateTable('member')
    .set({ adviser_code: sql`coalesce(adviser_code, ${fresh})` })
    .where('id', '=', memberId)
    .returning('adviser_code')
    .executeTakeFirst()
  return member?.adviser_code
}

export async function isOffered(db: Db, distributorId: string) {
  return isFound(
    db.selectFrom('distributor').select('id').where('id', '=', distributorId).where('active', '=', true),
  )
}

export async function isKnownDistributor(db: Db, distributorId: string) {
  return isFound(db.selectFrom('distributor').select('id').where('id', '=', distributorId))
}

export async function distributorsWithRoots(db: Db, roots: readonly string[]) {
  return db
    .selectFrom('distributor_company as company')
    .innerJoin('distributor', 'distributor.id', 'company.distributor_id')
    .select(['distributor.id', 'distributor.title', 'distributor.instant_credit as instantCredit', 'root'])
    .where(sql<boolean>`company.root = any(${roots}::text[])`)
    .where('distributor.active', '=', true)
    .execute()
}

export async function companyIsOf(db: Db, root: string) {
  const { rows } = await sql<{ title: string | null; isAnyKnown: boolean }>`
    select (select title from distributor join distributor_company on distributor_id = id where root = ${root}) as title,
      exists (select from distributor_company) as "isAnyKnown"`.execute(db)
  return rows[0] ?? { title: null, isAnyKnown: false }
}

export async function imageById(db: Db, id: string) {
  return db.selectFrom('product').select('image_file').where('id', '=', id).executeTakeFirst()
}

export async function liveProducts(db: Db) {
  return db
    .selectFrom('product')
    .select(['slug', 'changed_at'])
    .where('active', '=', true)
    .orderBy('slug')
    .execute()
}
