import { type Insertable, sql, type Updateable } from 'kysely'
import type { Prize, PrizeCategory } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export async function prizesOnOffer(db: Db, now: Temporal.Instant) {
  return db
    .selectFrom('prize')
    .innerJoin('prize_category', 'prize_category.id', 'prize.category')
    .select(['prize.id', 'prize.titles', 'descriptions', 'price', 'category', 'tone', 'images', 'stock'])
    .select([
      'limit_per_member',
      'audience',
      'opens_at',
      'closes_at',
      'is_grand',
      'kind',
      'includes',
      'created_at',
    ])
    .select(['prize_category.titles as category_titles', 'prize_category.art as category_art'])
    .select('prize_category.position as category_position')
    .where('withdrawn_at', 'is', null)
    .where((prize) => prize.or([prize('closes_at', 'is', null), prize('closes_at', '>', now)]))
    .orderBy('prize.position')
    .orderBy('price')
    .orderBy('prize.id')
    .execute()
}

export async function grandImageForAll(db: Db, now: Temporal.Instant) {
  const grand = await db
    .selectFrom('prize')
    .select('images')
    .where('is_grand', '=', true)
    .where('audience', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((prize) => prize.or([prize('opens_at', 'is', null), prize('opens_at', '<=', now)]))
    .where((prize) => prize.or([prize('closes_at', 'is', null), prize('closes_at', '>', now)]))
    .orderBy('position')
    .orderBy('price')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return grand?.images[0]
}

export type PrizeRow = Awaited<ReturnType<typeof prizesOnOffer>>[number]

export async function goalOf(db: Db, memberId: string, today: Temporal.PlainDate) {
  return db
    .selectFrom('goal')
    .innerJoin('prize', 'prize.id', 'goal.prize_id')
    .select([
      'goal.prize_id',
      'goal.kept_until',
      // A kept price protects from a rise, never from a fall.
      sql<number>`case when goal.kept_until >= ${today}::date then least(goal.price, prize.price) else prize.price end`.as(
        'value',
      ),
    ])
    .where('goal.member_id', '=', memberId)
    .where('prize.withdrawn_at', 'is', null)
    .executeTakeFirst()
}

export async function watchedBy(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('prize_watch')
    .select('prize_id')
    .where('member_id', '=', memberId)
    .execute()
  return rows.map(({ prize_id }) => prize_id)
}

export async function timesRedeemed(db: Db, memberId: string) {
  return db
    .selectFrom('redemption')
    .select(['prize_id as product_id', sql<number>`count(*)::int`.as('times')])
    .where('member_id', '=', memberId)
    .where('status', '!=', 'cancelled')
    .groupBy('prize_id')
    .execute()
}

type NewGoal = { memberId: string; prizeId: string; profile: string; now: Temporal.Instant }

/** False if the prize is not open to this member. Choosing the same goal again keeps its price. */
export async function saveGoal(tx: Tx, { memberId, prizeId, profile, now }: NewGoal) {
  const { numAffectedRows } = await sql`
    insert into goal (member_id, prize_id, price, kept_until)
    select ${memberId}::uuid, prize.id, prize.price, day_in_sao_paulo(${now}::timestamptz) + setting.goal_price_days
    from prize cross join setting
    where prize.id = ${prizeId}::uuid and is_open(prize, ${profile}, ${now}::timestamptz)
    on conflict (member_id) do update set
      price = case when goal.prize_id = excluded.prize_id and goal.kept_until >= day_in_sao_paulo(${now}::timestamptz)
        then least(goal.price, excluded.price) else excluded.price end,
      kept_until = case when goal.prize_id = excluded.prize_id and goal.kept_until >= day_in_sao_paulo(${now}::timestamptz)
        then goal.kept_until else excluded.kept_until end,
      prize_id = excluded.prize_id`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteGoal(tx: Tx, memberId: string) {
  await tx.deleteFrom('goal').where('member_id', '=', memberId).execute()
}

export async function insertWatch(tx: Tx, { memberId, prizeId }: { memberId: string; prizeId: string }) {
  const { numAffectedRows } = await sql`
    insert into prize_watch (prize_id, member_id)
    select id, ${memberId}::uuid from prize where id = ${prizeId}::uuid and withdrawn_at is null
    on conflict (prize_id, member_id) do update set member_id = excluded.member_id`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteWatch(tx: Tx, { memberId, prizeId }: { memberId: string; prizeId: string }) {
  await tx
    .deleteFrom('prize_watch')
    .where('member_id', '=', memberId)
    .where('prize_id', '=', prizeId)
    .execute()
}

export async function takeWatchers(tx: Tx, prizeId: string, most: number) {
  const { rows } = await sql<{ member_id: string }>`
    with watcher as materialized (
      select id from member
      where id in (select member_id from prize_watch where prize_id = ${prizeId}::uuid limit ${most})
      order by id for key share
    )
    delete from prize_watch where (prize_id, member_id) in (
      select prize_id, member_id from prize_watch
      where prize_id = ${prizeId}::uuid and member_id in (select id from watcher) for update skip locked
    ) returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

export async function prizeTitles(db: Db, prizeId: string) {
  return db
    .selectFrom('prize')
    .select(['titles', 'stock', 'withdrawn_at'])
    .where('id', '=', prizeId)
    .executeTakeFirst()
}

export async function insertPrize(tx: Tx, prize: Insertable<Prize>) {
  const { id } = await tx.insertInto('prize').values(prize).returning('id').executeTakeFirstOrThrow()
  return id
}

type PrizeChange = { id: string; version: number; change: Updateable<Prize> }

export async function changePrize(tx: Tx, { id, version, change }: PrizeChange) {
  return tx
    .updateTable('prize')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
}

export async function officePrizes(db: Db) {
  return officePrizeRows(db).orderBy('position').orderBy('price').orderBy('id').execute()
}

export async function officePrize(db: Db, id: string) {
  return officePrizeRows(db).where('id', '=', id).executeTakeFirst()
}

function officePrizeRows(db: Db) {
  return db
    .selectFrom('prize')
    .select(['id', 'titles', 'descriptions', 'price', 'category', 'tone', 'images', 'stock', 'taken'])
    .select(['limit_per_member', 'audience', 'opens_at', 'closes_at', 'is_grand', 'position'])
    .select(['withdrawn_at', 'is_draft', 'version', 'kind', 'includes'])
    .select(
      sql<number>`(
        select count(*) from prize_code where prize_code.prize_id = prize.id and redemption_id is null
      )`.as('codes_in_stock'),
    )
}

export async function countGoals(db: Db, prizeId: string) {
  const { members } = await db
    .selectFrom('goal')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('prize_id', '=', prizeId)
    .executeTakeFirstOrThrow()
  return members
}

export async function awaitedPrizes(db: Db) {
  return db
    .selectFrom('prize_watch')
    .innerJoin('prize', 'prize.id', 'prize_watch.prize_id')
    .select(({ fn }) => [
      'prize.id',
      'prize.titles',
      'prize.price',
      'prize.stock',
      fn.countAll<number>().as('waiting'),
      sql<number>`(select count(*)::int from goal where goal.prize_id = prize.id)`.as('saving'),
    ])
    .where('prize.withdrawn_at', 'is', null)
    .groupBy('prize.id')
    .orderBy('waiting', 'desc')
    .orderBy('prize.id')
    .execute()
}

type StockMove = {
  prizeId: string
  amount: number
  reason: string
  staffId: string | null
  now: Temporal.Instant
}

/** Undefined if the stock would become negative or is not counted. */
export async function changeStock(tx: Tx, { prizeId, amount, reason, staffId, now }: StockMove) {
  const moved = await tx
    .updateTable('prize')
    .set({ stock: sql`stock + ${amount}`, version: sql`version + 1` })
    .where('id', '=', prizeId)
    .where(sql<boolean>`stock + ${amount} >= 0`)
    .returning(['stock', 'version'])
    .executeTakeFirst()
  if (!moved) return undefined
  await tx
    .insertInto('stock_move')
    .values({ prize_id: prizeId, amount, reason, staff_id: staffId, at: now, stock_after: moved.stock })
    .execute()
  return moved
}

export async function codesLeft(db: Db, prizeId: string) {
  const { codes } = await db
    .selectFrom('prize_code')
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .where('prize_id', '=', prizeId)
    .where('redemption_id', 'is', null)
    .executeTakeFirstOrThrow()
  return codes
}

export async function startCounting(tx: Tx, prizeId: string) {
  await tx
    .updateTable('prize')
    .set({ stock: 0, taken: 0 })
    .where('id', '=', prizeId)
    .where('stock', 'is', null)
    .execute()
}

export async function savePrizePositions(tx: Tx, ids: readonly string[]) {
  await sql`
    update prize set position = place.position::int
    from unnest(${ids}::uuid[]) with ordinality as place (id, position)
    where prize.id = place.id`.execute(tx)
}

export async function returnUnit(tx: Tx, prizeId: string) {
  const row = await tx
    .updateTable('prize')
    .set({ stock: sql`stock + 1`, taken: sql`taken - 1` })
    .where('id', '=', prizeId)
    .where('stock', 'is not', null)
    .returning('stock')
    .executeTakeFirst()
  return row?.stock === 1
}

export async function stockMovesOf(db: Db, prizeId: string) {
  return db
    .selectFrom('stock_move')
    .leftJoin('staff', 'staff.id', 'stock_move.staff_id')
    .select(['stock_move.amount', 'stock_move.stock_after', 'stock_move.reason', 'stock_move.at'])
    .select('staff.name as by')
    .where('stock_move.prize_id', '=', prizeId)
    .orderBy('stock_move.id', 'desc')
    .limit(100)
    .execute()
}

export async function categories(db: Db) {
  return db
    .selectFrom('prize_category')
    .select(['id', 'titles', 'art', 'version'])
    .select(
      sql<number>`(select count(*)::int from prize where prize.category = prize_category.id)`.as('prizes'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function insertCategory(tx: Tx, facts: Pick<Insertable<PrizeCategory>, 'titles' | 'art'>) {
  return tx
    .insertInto('prize_category')
    .values({ ...facts, position: sql`(select coalesce(max(position), 0) + 1 from prize_category)` })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function categoryWith(tx: Tx, id: string) {
  return tx.selectFrom('prize_category').select(['titles', 'art']).where('id', '=', id).executeTakeFirst()
}

type CategoryChange = {
  id: string
  version: number
  facts: Pick<Updateable<PrizeCategory>, 'titles' | 'art'>
}

export async function changeCategory(tx: Tx, { id, version, facts }: CategoryChange) {
  return tx
    .updateTable('prize_category')
    .set({ ...facts, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
}

export async function deleteCategory(tx: Tx, id: string) {
  await tx.deleteFrom('prize_category').where('id', '=', id).execute()
}

export async function saveCategoryPositions(tx: Tx, ids: readonly string[]) {
  await sql`
    update prize_category set position = place.position::int
    from unnest(${ids}::text[]) with ordinality as place (id, position)
    where prize_category.id = place.id`.execute(tx)
}
