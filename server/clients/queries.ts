import { sql } from 'kysely'
import type { Shop, ShopListing } from '#contract/clients.ts'
import type { Db, Tx } from '#server/platform/db.ts'

/** What a client’s link leads to; the client’s part is null once they were erased. */
export async function recommendationWith(db: Db, token: string) {
  return db
    .selectFrom('recommendation')
    .leftJoin('lead', 'lead.id', 'recommendation.lead_id')
    .leftJoin('prescription', 'prescription.id', 'recommendation.prescription_id')
    .select(['recommendation.code', 'recommendation.kind', 'recommendation.created_at', 'opened_at'])
    .select(['recommendation.member_id as memberId', 'recommendation.product_id as productId'])
    .select(['recommendation.daily_dose', 'recommendation.ends_on', 'purchases', 'most_purchases'])
    .select(['lead.id as leadId', 'prescription.id as prescriptionId', 'pet_breed'])
    .select(sql<string | null>`coalesce(lead.pet_name, prescription.pet_name)`.as('pet_name'))
    .select(sql<string | null>`coalesce(lead.name, client_name)`.as('name'))
    .select(sql<string | null>`coalesce(lead.cep, prescription.cep)`.as('cep'))
    .where('token', '=', token)
    .executeTakeFirst()
}

type Opening = { code: string; device: Buffer; mostDevices: number; now: Temporal.Instant }

/** True the first time. */
export async function noteOpening(tx: Tx, { code, device, mostDevices, now }: Opening): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recommendation')
    .set({ opened_at: now })
    .where('code', '=', code)
    .where('opened_at', 'is', null)
    .executeTakeFirst()
  await sql`
    insert into recommendation_opening (code, device, opened_at)
    select ${code}, ${device}, ${now}::timestamptz
    where (select count(*) from recommendation_opening where code = ${code}) < ${mostDevices}
    on conflict do nothing`.execute(tx)
  return numUpdatedRows === 1n
}

export async function forgetOpeningsBefore(tx: Tx, time: Temporal.Instant) {
  await tx.deleteFrom('recommendation_opening').where('opened_at', '<', time).execute()
}

/**
 * Who recommended is held first, then the recommendation: who deletes that account at the same moment takes them in this
 * order too.
 */
export async function lockRecommendation(tx: Tx, token: string) {
  await sql`
    select from member join recommendation on recommendation.member_id = member.id
    where token = ${token} for key share of member`.execute(tx)
  return tx
    .selectFrom('recommendation')
    .select(['code', 'member_id as memberId', 'lead_id as leadId', 'prescription_id as prescriptionId'])
    .where('token', '=', token)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

type Search = { cep: string; within: number; most: number }

/**
 * The more digits two postal codes begin with alike, the nearer they are. Two attendants of one shop are told once.
 */
export async function listedNear(db: Db, { cep, within, most }: Search): Promise<Shop[]> {
  const { rows } = await sql<Shop>`
    select name, neighborhood, city, state from (
      select distinct on (lower(listing.name), lower(neighborhood), lower(city), state)
        listing.name, neighborhood, city, state, alike, apart
      from shop_listing as listing join member on member.id = listing.member_id
      cross join lateral (
        select count(*) as alike, abs(cep::integer - ${cep}::integer) as apart
        from generate_series(1, 8) as digits where left(cep, digits) = left(${cep}, digits)
      ) as nearness
      where member.level = 3 and alike > 0 and apart < ${within}
      order by lower(listing.name), lower(neighborhood), lower(city), state, alike desc, apart
    ) as shop
    order by alike desc, apart, name limit ${most}`.execute(db)
  return rows
}

function shopListings(db: Db, memberId: string) {
  return db
    .selectFrom('shop_listing')
    .select(['name', 'cep', 'neighborhood', 'city', 'state'])
    .where('member_id', '=', memberId)
}

export async function shopListingOf(db: Db, memberId: string): Promise<ShopListing | null> {
  return (await shopListings(db, memberId).executeTakeFirst()) ?? null
}

export async function datedShopListingOf(db: Db, memberId: string) {
  return (await shopListings(db, memberId).select('listed_at').executeTakeFirst()) ?? null
}

export async function saveShopListing(tx: Tx, memberId: string, listing: ShopListing, now: Temporal.Instant) {
  const shop = { ...listing, listed_at: now }
  await tx
    .insertInto('shop_listing')
    .values({ member_id: memberId, ...shop })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(shop))
    .execute()
}

export async function deleteShopListing(tx: Tx, memberId: string) {
  await tx.deleteFrom('shop_listing').where('member_id', '=', memberId).execute()
}
