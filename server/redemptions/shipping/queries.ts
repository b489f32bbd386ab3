import { sql } from 'kysely'
import type { Texts } from '#contract/languages.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { inOrder, literally } from '#server/platform/list-queries.ts'

export type RedemptionFilters = {
  q?: string | undefined
  status?: RedemptionStatus | undefined
  late?: 'yes' | undefined
  sort?: 'requested_at' | 'deliver_by' | 'coins' | undefined
  direction?: 'ascending' | 'descending' | undefined
}

const orders = { requested_at: sql`redemption.id`, deliver_by: sql`deliver_by`, coins: sql`redemption.price` }

/** Ids are made in the order of time. */
export function redemptionRows(db: Db, filters: RedemptionFilters, today: string) {
  const { q, status, late, sort = 'requested_at', direction } = filters
  let query = withMembers(db).orderBy(orders[sort], inOrder(direction)).orderBy('redemption.id')
  if (status) query = query.where('redemption.status', '=', status)
  if (late)
    query = query
      .where('redemption.status', 'in', ['requested', 'preparing', 'shipped'])
      .where('redemption.deliver_by', '<', sql<Temporal.PlainDate>`${today}::date`)
  if (!q) return query
  const number = /^(?:r-?)?(\d{1,15})$/i.exec(q)?.[1]
  if (number) return query.where('redemption.number', '=', Number(number))
  const part = `%${literally(q)}%`
  return query.where(sql<boolean>`(member.name ilike ${part} or redemption.titles::text ilike ${part})`)
}

export async function redemptionRow(db: Db, id: string) {
  return withMembers(db).select('redemption.reason').where('redemption.id', '=', id).executeTakeFirst()
}

export async function stepsOf(db: Db, id: string) {
  return db
    .selectFrom('redemption_step')
    .select(['at', 'step'])
    .where('redemption_id', '=', id)
    .orderBy('at')
    .orderBy('step')
    .execute()
}

function withMembers(db: Db) {
  return db
    .selectFrom('redemption')
    .innerJoin('member', 'member.id', 'redemption.member_id')
    .select(['redemption.id', 'redemption.number', 'redemption.member_id', 'redemption.titles'])
    .select(['redemption.price', 'redemption.status', 'redemption.requested_at', 'redemption.deliver_by'])
    .select(['redemption.address', 'redemption.carrier', 'redemption.tracking_code'])
    .select(['redemption.tracking_link', 'redemption.version', 'member.name', 'member.email'])
}

export async function countsByState(db: Db) {
  return db
    .selectFrom('redemption')
    .select(['status', sql<number>`count(*)`.as('count')])
    .groupBy('status')
    .execute()
}

export async function prizesToPick(db: Db, status: 'requested' | 'preparing') {
  const { rows } = await sql<{ prize_id: string; titles: Texts; numbers: number[] }>`
    select prize_id, (array_agg(titles order by number desc))[1] as titles,
      array_agg(number::integer order by number) as numbers
    from redemption where status = ${status} group by prize_id order by min(number)`.execute(db)
  return rows
}

export async function redemptionsNumbered(tx: Tx, numbers: readonly number[]) {
  return tx
    .selectFrom('redemption')
    .select(['id', 'number', 'status', 'carrier', 'tracking_code', 'tracking_link', 'version'])
    .where('number', 'in', numbers)
    .orderBy('id')
    .forUpdate()
    .execute()
}
