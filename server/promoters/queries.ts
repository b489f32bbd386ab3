import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

/** The lock keeps the code until the new member is stored. */
export async function promoterByCode(tx: Tx, code: string) {
  return tx
    .selectFrom('promoter_code')
    .innerJoin('member', 'member.id', 'promoter_code.promoter_id')
    .select('member.id')
    .where('promoter_code.code', '=', code)
    .where('member.level', '>', 1)
    .forKeyShare()
    .executeTakeFirst()
}

export async function nameByCode(db: Db, code: string) {
  const found = await db
    .selectFrom('promoter_code')
    .innerJoin('member', 'member.id', 'promoter_code.promoter_id')
    .select('member.name')
    .where('promoter_code.code', '=', code)
    .where('member.level', '>', 1)
    .executeTakeFirst()
  return found?.name
}

export async function promoterCodeOf(db: Db, promoterId: string) {
  const found = await db
    .selectFrom('promoter_code')
    .select('code')
    .where('promoter_id', '=', promoterId)
    .executeTakeFirst()
  return found?.code ?? null
}

/** A block is private, so it does not show here. */
export async function membersOfPromoter(db: Db, promoterId: string) {
  return db
    .selectFrom('member')
    .select([
      'name',
      'profile_type',
      'created_at',
      sql<'pending' | 'verified' | 'refused'>`case
        when coalesce(level_before_block, level) = 3 then 'verified'
        when verification_refusal is not null then 'refused'
        else 'pending'
      end`.as('verification'),
    ])
    .where('promoter_id', '=', promoterId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
