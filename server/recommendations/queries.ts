import { sql } from 'kysely'
import type { ProfileType } from '#contract/people.ts'
import type { Db, Tx } from '#server/platform/db.ts'

type NewRecommendation = {
  memberId: string
  kind: 'lead' | 'prescription'
  leadId: string | null
  prescriptionId: string | null
  token: string
  productId: string
  dailyDose: number | null
  now: Temporal.Instant
}

/** Undefined if the code that the database drew is in use. */
export async function insertRecommendation(tx: Tx, made: NewRecommendation): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    insert into recommendation (
      token, kind, member_id, lead_id, prescription_id, product_id, daily_dose, created_at, ends_on, most_purchases
    )
    select ${made.token}, ${made.kind}, ${made.memberId}::uuid, ${made.leadId}::uuid, ${made.prescriptionId}::uuid,
      ${made.productId}::uuid, ${made.dailyDose}::integer, ${made.now}::timestamptz,
      (day_in_sao_paulo(${made.now}) + make_interval(months => recommendation_life_months))::date,
      recommendation_purchases
    from setting
    on conflict on constraint recommendation_pkey do nothing
    returning code`.execute(tx)
  return rows[0]?.code
}

type Source = { leadId: string } | { prescriptionId: string }

export async function lockRecommendationOf(tx: Tx, source: Source) {
  const [column, id] =
    'leadId' in source
      ? (['lead_id', source.leadId] as const)
      : (['prescription_id', source.prescriptionId] as const)
  await tx.selectFrom('recommendation').select('code').where(column, '=', id).forNoKeyUpdate().execute()
}

export async function ownersOfCodes(db: Db, codes: readonly string[]) {
  return db
    .selectFrom('recommendation')
    .select(['code', 'member_id as memberId'])
    .where('code', 'in', codes)
    .execute()
}

/** In the order of ids, as everybody does who moves the coins of several. */
export async function lockWalletsOf(tx: Tx, invoiceIds: readonly string[]) {
  await sql`
    select from coin_account where member_id = any (members_of_invoices(${invoiceIds}::uuid[]))
    order by id for update`.execute(tx)
}

function recommendations(db: Db) {
  return db
    .selectFrom('recommendation')
    .innerJoin('product', 'product.id', 'recommendation.product_id')
    .leftJoin('member', 'member.id', 'recommendation.member_id')
    .select(['recommendation.code', 'recommendation.kind', 'recommendation.member_id as recommenderId'])
    .select(['recommendation.lead_id as leadId', 'recommendation.prescription_id as prescriptionId'])
    .select(['recommendation.purchases', 'recommendation.most_purchases as mostPurchases'])
    .select(['recommendation.opened_at as openedAt', 'recommendation.daily_dose as dailyDose'])
    .select(['product.title as product', 'product.food', 'member.name as recommender'])
    .select([sql<ProfileType | null>`member.profile_type`.as('profile')])
    .select([sql<boolean>`coalesce(member.level = 3, false)`.as('isActive')])
    .select([sql<string>`day_in_sao_paulo(recommendation.created_at)::text`.as('createdOn')])
    .select([sql<string>`recommendation.ends_on::text`.as('endsOn')])
}

export type RecommendationRow = Awaited<ReturnType<typeof recommendationsWith>>[number]

export async function recommendationsWith(db: Db, codes: readonly string[]) {
  return recommendations(db)
    .where('recommendation.code', 'in', codes)
    .orderBy('recommendation.code')
    .execute()
}

/** What is shown of one at the shop: of the client only what the pet is called, or of what breed it is. */
export async function recommendationShown(db: Db, shown: { code: string } | { token: string }) {
  const [column, value] =
    'code' in shown
      ? (['recommendation.code', shown.code] as const)
      : (['recommendation.token', shown.token] as const)
  return recommendations(db)
    .leftJoin('lead', 'lead.id', 'recommendation.lead_id')
    .leftJoin('prescription', 'prescription.id', 'recommendation.prescription_id')
    .select(['product.id as productId', 'product.brand', 'product.slug', 'product.image_file as imageFile'])
    .select([
      sql<string | null>`coalesce(lead.pet_name, prescription.pet_name, prescription.pet_breed)`.as(
        'petName',
      ),
    ])
    .select([
      sql<
        string[]
      >`array(select bag.id from product as bag where bag.food = product.food order by bag.id)`.as(
        'productIds',
      ),
    ])
    .where(column, '=', value)
    .executeTakeFirst()
}

/** One purchase after the other, so that the last one of a code is paid once. */
export async function lockRecommendations(tx: Tx, codes: readonly string[]) {
  return recommendations(tx)
    .where('recommendation.code', 'in', codes)
    .orderBy('recommendation.code')
    .forNoKeyUpdate('recommendation')
    .execute()
}

/** The day of the invoice, or that on which it was sent where nobody could read it; and where its shop is. */
export async function purchaseFacts(db: Db, invoiceId: string) {
  const { rows } = await sql<PurchaseFacts>`
    select invoice.member_id as "senderId", invoice.sent_at as "sentAt",
      coalesce(shop_listing.city, member_address.city) as city, coalesce(shop_listing.state, member_address.state) as state,
      coalesce(reading ->> 'issued_on', day_in_sao_paulo(sent_at)::text) as "boughtOn",
      reading ->> 'issued_on' is not null as "hasDay"
    from invoice
    left join invoice_reading on invoice_reading.invoice_id = invoice.id
    left join member_address on member_address.member_id = invoice.member_id
    left join shop_listing on shop_listing.member_id = invoice.member_id
    where invoice.id = ${invoiceId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error(`invoice ${invoiceId} is gone`)
  return facts
}

type PurchaseFacts = {
  senderId: string
  sentAt: Temporal.Instant
  boughtOn: string
  hasDay: boolean
  city: string | null
  state: string | null
}

type Grant = { memberId: string; coins: number; now: Temporal.Instant }

/** How many of the coins the month has room for. */
export async function takeFromMonth(tx: Tx, { memberId, coins, now }: Grant): Promise<number> {
  const { rows } = await sql<{ granted: number }>`
    select take_from_recommendation_month(${memberId}, ${coins}, ${now}) as granted`.execute(tx)
  return rows[0]?.granted ?? 0
}

/** The caller has locked the wallet, so nobody else changes the month meanwhile. */
export async function roomInMonth(db: Db, memberId: string, now: Temporal.Instant): Promise<number> {
  const { rows } = await sql<{ room: number }>`
    select greatest(0, recommendation_month_coins - coalesce((
      select coins from recommendation_month
      where member_id = ${memberId} and month = month_in_sao_paulo(${now})
    ), 0)) as room from setting`.execute(db)
  return rows[0]?.room ?? 0
}

type NewPurchase = {
  code: string
  invoiceId: string
  recommenderId: string
  senderId: string
  productId: string
  grams: number | null
  boughtOn: string
  city: string | null
  state: string | null
  rowCoins: number
  recommenderCoins: number
  isCapped: boolean
  joiningCoins: number
  now: Temporal.Instant
}

export async function insertPurchase(tx: Tx, purchase: NewPurchase): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with counted as (
      update recommendation set purchases = purchases + 1 where code = ${purchase.code} returning code
    )
    insert into recommended_purchase (
      code, invoice_id, recommender_id, sender_id, product_id, grams, bought_on, city, state, counted_at,
      row_coins, recommender_coins, is_capped, joining_coins
    )
    select code, ${purchase.invoiceId}::uuid, ${purchase.recommenderId}::uuid, ${purchase.senderId}::uuid,
      ${purchase.productId}::uuid, ${purchase.grams}::bigint, ${purchase.boughtOn}::date, ${purchase.city}::text,
      ${purchase.state}::text, ${purchase.now}::timestamptz, ${purchase.rowCoins}::bigint,
      ${purchase.recommenderCoins}::bigint, ${purchase.isCapped}::boolean, ${purchase.joiningCoins}::bigint
    from counted returning id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error(`recommendation ${purchase.code} is gone`)
  return made.id
}

export async function setPurchasesReversed(tx: Tx, invoiceId: string, now: Temporal.Instant) {
  const { rows } = await sql<ReversedPurchase>`
    with undone as (
      update recommended_purchase set reversed_at = ${now}::timestamptz
      where invoice_id = ${invoiceId} and reversed_at is null
      returning *
    ), counted as (
      update recommendation set purchases = purchases - 1 from undone where recommendation.code = undone.code
    ), returned as (
      update recommendation_month as month set coins = month.coins - part.coins
      from (
        select member_id, month, sum(coins) as coins
        from (
          select recommender_id as member_id, month_in_sao_paulo(counted_at) as month, recommender_coins as coins from undone
          union all select sender_id, month_in_sao_paulo(counted_at), joining_coins from undone
        ) as paid
        group by member_id, month
      ) as part
      where part.member_id = month.member_id and part.month = month.month
    )
    select undone.id, code, recommender_id as "recommenderId", sender_id as "senderId", product.title as product,
      recommender_coins as "recommenderCoins", joining_coins as "joiningCoins"
    from undone join product on product.id = undone.product_id order by code`.execute(tx)
  return rows
}

type ReversedPurchase = {
  id: string
  code: string
  recommenderId: string | null
  senderId: string | null
  product: string
  recommenderCoins: number
  joiningCoins: number
}

/** What the codes of a counted invoice brought who sent it, and for which food; nothing is left of what was undone. */
export async function joiningCoinsOfInvoice(db: Db, invoiceId: string) {
  return db
    .selectFrom('recommended_purchase as purchase')
    .innerJoin('product', 'product.id', 'purchase.product_id')
    .select(['purchase.code', 'purchase.joining_coins as coins', 'product.food'])
    .where('purchase.invoice_id', '=', invoiceId)
    .where('purchase.reversed_at', 'is', null)
    .execute()
}

type Encounters = {
  invoiceId: string
  codes: readonly string[]
  senderId: string
  since: Temporal.Instant
}

/** `hasPaid`: this very invoice was counted with the code. */
type Encounter = { code: string; pairPurchases: number; sameDevice: number; hasPaid: boolean }

/**
 * How often two people met lately with other invoices, and how many pages of other clients of the same professional were opened by a device
 * that opened this one's. Of other professionals they do not count: many phones of one model share an address.
 */
export async function encountersOf(db: Db, { invoiceId, codes, senderId, since }: Encounters) {
  const { rows } = await sql<Encounter>`
    select code, (
      select count(*) from recommended_purchase as met
      where met.recommender_id = recommendation.member_id and met.sender_id = ${senderId}
      and met.counted_at >= ${since}::timestamptz and met.reversed_at is null and met.invoice_id <> ${invoiceId}
    ) as "pairPurchases", (
      select count(distinct other.code) from recommendation_opening as opened
      join recommendation_opening as other on other.device = opened.device and other.code <> opened.code
      join recommendation as another on another.code = other.code and another.member_id = recommendation.member_id
      where opened.code = recommendation.code and other.opened_at >= ${since}::timestamptz
    ) as "sameDevice", exists (
      select from recommended_purchase as paid where paid.code = recommendation.code and paid.invoice_id = ${invoiceId}
    ) as "hasPaid"
    from recommendation where code = any (${codes}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}

export async function recommendationsOf(db: Db, memberId: string) {
  return db
    .selectFrom('recommendation')
    .innerJoin('product', 'product.id', 'recommendation.product_id')
    .select(['recommendation.code', 'recommendation.kind', 'recommendation.created_at'])
    .select(['product.title as product', 'recommendation.daily_dose', 'recommendation.opened_at'])
    .select(['recommendation.ends_on', 'recommendation.purchases', 'recommendation.paid'])
    .select(['recommendation.most_purchases'])
    .where('recommendation.member_id', '=', memberId)
    .orderBy('recommendation.created_at')
    .orderBy('recommendation.code')
    .execute()
}

/** Each is told their own part: who recommended not what the attendant got, and the other way round. */
export async function purchasesOf(db: Db, memberId: string) {
  const { rows } = await sql`
    select code, product.title as product, bought_on, counted_at, reversed_at,
      case when recommender_id = ${memberId} then recommender_coins end as recommender_coins,
      case when sender_id = ${memberId} then joining_coins end as joining_coins
    from recommended_purchase join product on product.id = product_id
    where recommender_id = ${memberId} or sender_id = ${memberId} order by counted_at, code`.execute(db)
  return rows
}

/** Of where somebody sold nothing stays. */
export async function forgetShopOf(tx: Tx, senderId: string) {
  await tx
    .updateTable('recommended_purchase')
    .set({ city: null, state: null })
    .where('sender_id', '=', senderId)
    .execute()
}
