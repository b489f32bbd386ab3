import { type Insertable, sql } from 'kysely'
import type { Member } from '#db/schema.ts'
import { type Db, prepared, type Tx } from '#server/platform/db.ts'

export const personById = prepared((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('member')
    .leftJoin('member_address', 'member_address.member_id', 'member.id')
    .select([
      'member.name',
      'member.email',
      'member.phone',
      'member.level',
      'member.profile_type',
      'member.profile_name',
      'member.profile_value',
      'member.avatar_file',
      'member.cover_file',
      'member_address.cep',
      'member_address.state',
      'member_address.city',
      'member_address.neighborhood',
      'member_address.address',
      'member_address.number',
      'member_address.complement',
      'member_address.country',
    ])
    .where('member.id', '=', memberId),
)

export async function whoIsVouched(db: Db) {
  const { vouched } = await db.selectFrom('setting').select('vouched').executeTakeFirstOrThrow()
  return vouched
}

export async function insertMember(tx: Tx, member: Insertable<Member>): Promise<string> {
  const { id } = await tx.insertInto('member').values(member).returning('id').executeTakeFirstOrThrow()
  return id
}

type Consents = {
  memberId: string
  versions: Readonly<Record<'regulation' | 'privacy', string>>
  now: Temporal.Instant
}

export async function insertConsents(tx: Tx, { memberId, versions, now }: Consents) {
  const consent = { member_id: memberId, given_at: now }
  await tx
    .insertInto('consent')
    .values([
      { ...consent, kind: 'regulation', version: versions.regulation },
      { ...consent, kind: 'privacy', version: versions.privacy },
    ])
    .execute()
}

type Address = {
  cep: string
  state: string
  city: string
  neighborhood: string
  address: string
  number: string
  complement?: string | undefined
  country?: string | undefined
}

export async function saveAddress(tx: Tx, memberId: string, place: Address) {
  const columns = {
    cep: place.cep,
    state: place.state,
    city: place.city,
    neighborhood: place.neighborhood,
    address: place.address,
    number: place.number,
    complement: place.complement || null,
    country: place.country || 'Brasil',
  }
  await tx
    .insertInto('member_address')
    .values({ member_id: memberId, ...columns })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
    .execute()
}

export type OwnData = { email: string; name: string; profile_name: string; phone: string }

export async function saveData(tx: Tx, memberId: string, { email, name, profile_name, phone }: OwnData) {
  await tx
    .updateTable('member')
    .set({ email, name, profile_name, phone })
    .where('id', '=', memberId)
    .execute()
}

export async function memberExists(db: Db, memberId: string) {
  const found = await db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()
  return found !== undefined
}

export async function contactOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['name', 'email', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}

/** Promoters wait at level 2 for nothing. */
export async function setVerified(tx: Tx, memberId: string) {
  return tx
    .updateTable('member')
    .set({ level: 3, verification_refusal: null })
    .where('id', '=', memberId)
    .where('level', '=', 2)
    .where('profile_type', '!=', 'promoter')
    .returning('level')
    .executeTakeFirst()
}

export async function setRefused(tx: Tx, memberId: string, reason: string) {
  return tx
    .updateTable('member')
    .set({ verification_refusal: reason })
    .where('id', '=', memberId)
    .where('level', '=', 2)
    .where('profile_type', '!=', 'promoter')
    .where('verification_refusal', 'is', null)
    .returning('level')
    .executeTakeFirst()
}

export async function setBlocked(tx: Tx, memberId: string) {
  return tx
    .updateTable('member')
    .set({ level: 1, level_before_block: sql`level` })
    .where('id', '=', memberId)
    .where('level', '>', 1)
    .returning('level_before_block')
    .executeTakeFirst()
}

export async function setUnblocked(tx: Tx, memberId: string) {
  return tx
    .updateTable('member')
    .set({ level: sql`coalesce(level_before_block, 2)`, level_before_block: null })
    .where('id', '=', memberId)
    .where('level', '=', 1)
    .returning('level')
    .executeTakeFirst()
}
