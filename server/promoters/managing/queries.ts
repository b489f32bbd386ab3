import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { officePromoters } from '#contract/promoters-office.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'
import { inOrder, literally } from '#server/platform/list-queries.ts'

export type PromoterFilters = z.output<(typeof officePromoters)['query']>

export function promoterRows(db: Db, { q, sort = 'name', direction }: PromoterFilters) {
  const order = { name: sql`member.name`, created_at: sql`member.created_at`, sign_ups: sql`sign_ups` }[sort]
  const query = db
    .selectFrom('member')
    .leftJoin('promoter_code', 'promoter_code.promoter_id', 'member.id')
    .select(['member.id', 'member.name', 'member.email', 'member.created_at', 'promoter_code.code'])
    .select(sql<boolean>`member.level = 1`.as('is_blocked'))
    .select(
      sql<number>`(select count(*) from member as brought where brought.promoter_id = member.id)`.as(
        'sign_ups',
      ),
    )
    .select(
      sql<number>`(select count(*) from member as brought
        where brought.promoter_id = member.id and coalesce(brought.level_before_block, brought.level) = 3)`.as(
        'verified',
      ),
    )
    .where('member.profile_type', '=', 'promoter')
    .orderBy(order, inOrder(direction))
    .orderBy('member.id')
  if (!q) return query
  const part = `%${literally(q)}%`
  return query.where(
    sql<boolean>`(member.name ilike ${part} or member.email ilike ${part} or promoter_code.code ilike ${part})`,
  )
}

export async function savePromoter(
  tx: Tx,
  id: string,
  person: { name: string; email: string; phone: string },
) {
  await tx.updateTable('member').set(person).where('id', '=', id).execute()
}

/** Who came with a file before, by what the other system calls them. */
export async function promoterNamed(db: Db, externalId: string) {
  return db
    .selectFrom('member')
    .leftJoin('promoter_code', 'promoter_code.promoter_id', 'member.id')
    .select(['member.id', 'name', 'email', 'phone', 'code'])
    .where('external_id', '=', externalId)
    .where('profile_type', '=', 'promoter')
    .executeTakeFirst()
}

type NewPromoter = { name: string; email: string; phone: string; passwordHash: string; now: Temporal.Instant }

export async function insertPromoter(tx: Tx, { passwordHash, now, ...person }: NewPromoter) {
  const { id } = await tx
    .insertInto('member')
    .values({
      ...person,
      profile_type: 'promoter',
      level: 2,
      password_hash: passwordHash,
      created_at: now,
      invited_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function isPromoter(db: Db, id: string) {
  return isFound(
    db.selectFrom('member').select('id').where('id', '=', id).where('profile_type', '=', 'promoter'),
  )
}

export async function savePromoterCode(tx: Tx, promoterId: string, code: string) {
  await tx
    .insertInto('promoter_code')
    .values({ code, promoter_id: promoterId })
    .onConflict((conflict) => conflict.column('promoter_id').doUpdateSet({ code }))
    .execute()
}
