import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { OfficeProduct, officeDistributors, officeProducts } from '#contract/catalogue-office.ts'
import { cnpjOf } from '#domain/documents.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { inOrder, literally } from '#server/platform/list-queries.ts'

export type ProductFilters = z.output<(typeof officeProducts)['query']>

function products(db: Db) {
  return db
    .selectFrom('product')
    .select(['id', 'title', 'brand', 'pet', 'detail', 'descriptions', 'sku', 'ean', 'slug'])
    .select(['rate_thousandths', 'colour as color', 'kcal_per_kg as energy', 'phases'])
    .select(['weight_from_grams', 'weight_to_grams', 'castrated', 'weight_control', 'senior'])
    .select(['bag_grams', 'active', 'is_draft', 'image_file as image', 'version'])
}

export function productRows(db: Db, { q, pet, active, sort = 'title', direction }: ProductFilters) {
  let query = products(db).orderBy(sort, inOrder(direction)).orderBy('id')
  if (pet) query = query.where('pet', '=', pet)
  if (active) query = query.where('active', '=', active === 'yes')
  if (!q) return query
  const part = `%${literally(q)}%`
  return query.where(
    sql<boolean>`(title ilike ${part} or brand ilike ${part} or sku ilike ${part} or ean = ${q})`,
  )
}

export async function productById(db: Db, id: string) {
  return products(db).where('id', '=', id).executeTakeFirst()
}

export type ProductFacts = Omit<OfficeProduct, 'id' | 'image' | 'is_draft' | 'version'>

const columnsOf = ({ color, energy, ...facts }: ProductFacts) => ({
  ...facts,
  colour: color,
  kcal_per_kg: energy,
})

export async function insertProduct(tx: Tx, facts: ProductFacts) {
  return tx
    .insertInto('product')
    .values({ ...columnsOf(facts), is_draft: !facts.active })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

export async function changeProduct(tx: Tx, id: string, facts: ProductFacts, version: number) {
  return tx
    .updateTable('product')
    .set({ ...columnsOf(facts), is_draft: sql`is_draft and not ${facts.active}`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
}

export async function changeImage(tx: Tx, id: string, file: string) {
  const { rows } = await sql<{ version: number; before: string | null }>`
    update product set image_file = ${file}, version = version + 1 where id = ${id}
    returning version, old.image_file as before`.execute(tx)
  return rows[0]
}

export type DistributorFilters = z.output<(typeof officeDistributors)['query']>

const cnpjs = sql<string[]>`array(
  select cnpj from distributor_cnpj join distributor_company using (root)
  where distributor_company.distributor_id = distributor.id order by cnpj)`

export function distributorRows(db: Db, { q, sort = 'title', direction }: DistributorFilters) {
  const query = db
    .selectFrom('distributor')
    .select(['id', 'title', 'active', 'version', cnpjs.as('cnpjs')])
    .select(
      sql<number>`(select count(*) from member where member.distributor_id = distributor.id)`.as('members'),
    )
    .orderBy(sort, inOrder(direction))
    .orderBy('id')
  if (!q) return query
  const part = cnpjOf(q)
  return query.where(sql<boolean>`(title ilike ${`%${literally(q)}%`} or ${part} <> '' and exists (
    select from distributor_cnpj join distributor_company using (root)
    where distributor_company.distributor_id = distributor.id and strpos(cnpj, ${part}) > 0))`)
}

export async function insertDistributor(tx: Tx, title: string) {
  return tx.insertInto('distributor').values({ title }).returning(['id', 'version']).executeTakeFirstOrThrow()
}

export async function distributorById(db: Db, id: string) {
  return db
    .selectFrom('distributor')
    .select(['title', cnpjs.as('cnpjs'), 'active'])
    .where('id', '=', id)
    .executeTakeFirst()
}

type DistributorChange = { id: string; title: string; active: boolean; version: number }

export async function changeDistributor(tx: Tx, { id, version, ...change }: DistributorChange) {
  return tx
    .updateTable('distributor')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
}

/** A company goes with the last of its establishments. */
export async function removeOtherCnpjs(tx: Tx, distributorId: string, kept: readonly string[]) {
  await sql`
    delete from distributor_cnpj using distributor_company
    where distributor_cnpj.root = distributor_company.root and distributor_id = ${distributorId}
      and cnpj <> all(${kept}::text[])`.execute(tx)
  await sql`
    delete from distributor_company where distributor_id = ${distributorId}
      and not exists (select from distributor_cnpj where distributor_cnpj.root = distributor_company.root)`.execute(
    tx,
  )
}

/** Two at once are added in one order, so that the later one waits and sees whose the company is. */
export async function addCompanies(tx: Tx, distributorId: string, roots: readonly string[]) {
  await tx
    .insertInto('distributor_company')
    .values(roots.toSorted().map((root) => ({ root, distributor_id: distributorId })))
    .onConflict((conflict) => conflict.column('root').doNothing())
    .execute()
}

export async function companiesOfOthers(db: Db, distributorId: string, roots: readonly string[]) {
  return companies(db).where('root', 'in', roots).where('distributor_id', '<>', distributorId).execute()
}

/** Answers how many are new. */
export async function insertCnpjs(tx: Tx, added: readonly string[]): Promise<number> {
  const rows = await tx
    .insertInto('distributor_cnpj')
    .values(added.map((cnpj) => ({ cnpj })))
    .onConflict((conflict) => conflict.column('cnpj').doNothing())
    .returning('cnpj')
    .execute()
  return rows.length
}

export async function raiseVersion(tx: Tx, distributorId: string) {
  await tx
    .updateTable('distributor')
    .set({ version: sql`version + 1` })
    .where('id', '=', distributorId)
    .execute()
}

function companies(db: Db) {
  return db
    .selectFrom('distributor_company')
    .innerJoin('distributor', 'distributor.id', 'distributor_id')
    .select(['root', 'title'])
    .orderBy('root')
}

export async function companiesOf(db: Db, distributorId: string) {
  return companies(db).where('distributor_id', '=', distributorId).execute()
}
