import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Texts } from '#contract/languages.ts'
import { mostCounted } from '#contract/office-list.ts'
import type { RedemptionStatus } from '#contract/redemptions.ts'
import type { officeRedemptions } from '#contract/redemptions-office.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'
import { foundIn, inOrder, membersFoundBy } from '#server/platform/list-queries.ts'

export type RedemptionFilters = z.output<(typeof officeRedemptions)['query']>

const orders = { requested_at: sql`redemption.id`, deliver_by: sql`deliver_by`, coins: sql`redemption.price` }

export type SearchMatches = { number: number } | { members: readonly string[]; prizes: readonly string[] }

/** A separate query, so that the list is planned for the number of matches. */
export async function searchMatches(db: Db, q: string): Promise<SearchMatches> {
  const number = /^(?:r-?)?(\d{1,15})$/i.exec(q)?.[1]
  if (number) return { number: Number(number) }
  const { rows } = await sql<{ members: string[]; prizes: string[] }>`
    select ${membersFoundBy(q)} as members,
      array(select id from prize where ${foundIn(sql`searchable(titles::text)`, q)}) as prizes`.execute(db)
  return rows[0] ?? { members: [], prizes: [] }
}

type RedemptionSearch = { today: string; matches: SearchMatches | undefined }

export function redemptionRows(db: Db, filters: RedemptionFilters, { today, matches }: RedemptionSearch) {
  const { status, kind, late, sort = 'requested_at', direction } = filters
  let query = withMembers(db).orderBy(orders[sort], inOrder(direction)).orderBy('redemption.id')
  if (status) query = query.where('redemption.status', '=', status)
  if (kind) query = query.where('redemption.kind', '=', kind)
  if (late)
    query = query
      .where('redemption.status', 'in', ['requested', 'preparing', 'shipped'])
      .where('redemption.deliver_by', '<', sql<Temporal.PlainDate>`${today}::date`)
  if (!matches) return query
  if ('number' in matches) return query.where('redemption.number', '=', matches.number)
  return query.where(
    sql<boolean>`(redemption.member_id = any (${matches.members}::uuid[])
      or redemption.prize_id = any (${matches.prizes}::uuid[]))`,
  )
}

export async function redemptionRow(db: Db, id: string) {
  return withMembers(db).select('redemption.reason').where('redemption.id', '=', id).executeTakeFirst()
}

export async function stepsOf(db: Db, id: string) {
  return db
    .selectFrom('redemption_step')
    .select(['at', 'step', 'note'])
    .where('redemption_id', '=', id)
    .orderBy('at')
    .orderBy('step')
    .execute()
}

function withMembers(db: Db) {
  return db
    .selectFrom('redemption')
    .leftJoin('member', 'member.id', 'redemption.member_id')
    .leftJoin('prize_code', 'prize_code.redemption_id', 'redemption.id')
    .select(['redemption.id', 'redemption.number', 'redemption.member_id', 'redemption.titles'])
    .select(['redemption.price', 'redemption.status', 'redemption.requested_at', 'redemption.deliver_by'])
    .select(['redemption.address', 'redemption.carrier', 'redemption.tracking_code'])
    .select(['redemption.tracking_link', 'redemption.version', 'member.name', 'member.email'])
    .select([
      'redemption.kind',
      'redemption.phone',
      'redemption.best_time',
      'prize_code.uncovered_at',
      'redemption.image',
    ])
}

export async function halted(db: Db) {
  return db
    .selectFrom('redemption')
    .innerJoin('redemption_step as step', (join) =>
      join.onRef('step.redemption_id', '=', 'redemption.id').on('step.step', '=', 'cancelled'),
    )
    .select(['redemption.id', 'redemption.number', 'redemption.titles', 'step.at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('redemption_step as packed')
          .select('packed.step')
          .whereRef('packed.redemption_id', '=', 'redemption.id')
          .where('packed.step', '=', 'preparing'),
      ).as('wasPreparing'),
    )
    .where('redemption.awaits_halt', '=', true)
    .orderBy('redemption.number')
    .execute()
}

export async function endHalt(tx: Tx, id: string) {
  return isFound(
    tx
      .updateTable('redemption')
      .set({ awaits_halt: false })
      .where('id', '=', id)
      .where('awaits_halt', '=', true)
      .returning('id'),
  )
}

/** Up to the bound of every list: what was delivered in years would take as long to count as to read. */
export async function countsByState(db: Db, states: readonly RedemptionStatus[]) {
  const { rows } = await sql<{ status: RedemptionStatus; count: number }>`
    select status, (
      select count(*) from (
        select 1 from redemption where redemption.status = states.status limit ${mostCounted + 1}
      ) as counted
    ) as count
    from unnest(${states}::text[]) as states (status)`.execute(db)
  return rows
}

type PickFilters = { status: 'requested' | 'preparing' | undefined; numbers: readonly number[] | undefined }

export async function prizesToPick(db: Db, { status, numbers }: PickFilters) {
  const { rows } = await sql<{ prize_id: string; titles: Texts; numbers: number[] }>`
    select prize_id, (array_agg(titles order by number desc))[1] as titles,
      array_agg(number::integer order by number) as numbers
    from redemption
    where kind = 'parcel' and ${status ? sql`status = ${status}` : sql`status in ('requested', 'preparing')`}
    and ${numbers ? sql`number = any (${numbers}::bigint[])` : sql`true`}
    group by prize_id order by min(number)`.execute(db)
  return rows
}

export async function lockOwners(tx: Tx, numbers: readonly number[]) {
  await sql`
    select lock_members(array(select member_id from redemption where number = any (${numbers}::bigint[])))
  `.execute(tx)
}

export async function redemptionsNumbered(tx: Tx, numbers: readonly number[], staffId: string | null) {
  return tx
    .selectFrom('redemption')
    .select([
      'id',
      'number',
      'kind',
      'member_id',
      'status',
      'carrier',
      'tracking_code',
      'tracking_link',
      'version',
    ])
    .select(sql<boolean>`is_own_account(${staffId}::uuid, member_id)`.as('isOwn'))
    .where('number', 'in', numbers)
    .orderBy('id')
    .forUpdate()
    .execute()
}
