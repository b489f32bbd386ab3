import { type Insertable, sql } from 'kysely'
import type { OpeningCoins } from '#contract/fields.ts'
import type { Language, Texts } from '#contract/languages.ts'
import type { Member } from '#db/schema.ts'
import { type Db, isFound, listParameter, prepared, type Tx } from '#server/platform/db.ts'

type PeopleRequest = { memberIds: readonly string[]; now: Temporal.Instant }

export const peopleById = prepared((db, { memberIds, now }: PeopleRequest) =>
  db
    .selectFrom('member')
    .leftJoin('member_address', 'member_address.member_id', 'member.id')
    .leftJoin('coin_account', 'coin_account.member_id', 'member.id')
    .leftJoin('email_change', (join) =>
      join
        .onRef('email_change.member_id', '=', 'member.id')
        .onRef('email_change.email', '<>', 'member.email')
        .on('email_change.expires_at', '>', now),
    )
    .leftJoin('welcome', 'welcome.member_id', 'member.id')
    .select(['email_change.email as email_awaited', 'welcome.since as welcomed_at'])
    .select(['member.id', 'member.name', 'member.email', 'member.phone', 'member.level'])
    .select(['member.profile_type', 'member.profile_name', 'member.profile_value', 'member.data_asked'])
    .select(['member.data_given_at', 'member.avatar_file', 'member.cover_file', 'member_address.cep'])
    .select(['member_address.state', 'member_address.city', 'member_address.neighborhood'])
    .select(['member_address.address', 'member_address.number', 'member_address.complement'])
    .select(['member_address.country', 'member.created_at', 'member.email_confirmed_at'])
    .select('member.verification_refusal')
    .select([
      sql<number | null>`spendable_coins(coin_account, ${now}::timestamptz)`.as('coins'),
      sql<OpeningCoins[] | null>`opening_coins(coin_account.id, ${now})`.as('opening'),
      'coin_account.points',
    ])
    .where(sql<boolean>`member.id = any(${listParameter(memberIds, 'uuid')})`),
)

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

type ImageColumn = 'avatar_file' | 'cover_file'

export async function swapImage(tx: Tx, memberId: string, column: ImageColumn, file: string) {
  return tx
    .updateTable('member')
    .set({ [column]: file })
    .where('id', '=', memberId)
    .returning(sql.ref<string | null>(`old.${column}`).as('file'))
    .executeTakeFirst()
}

export async function imagesInUse(db: Db, files: readonly string[]) {
  const rows = await db
    .selectFrom('member')
    .select(['avatar_file', 'cover_file'])
    .where(sql<boolean>`avatar_file = any(${files}::text[]) or cover_file = any(${files}::text[])`)
    .execute()
  return rows.flatMap(({ avatar_file, cover_file }) =>
    [avatar_file, cover_file].filter((file) => file !== null),
  )
}

/** Nobody else can change this member or add rows to them from here on. */
export async function lockToErase(tx: Tx, memberId: string) {
  return tx
    .selectFrom('member')
    .select(['id', 'email', 'avatar_file', 'cover_file'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

type Losses = {
  coins: number
  redemptions: { number: number; titles: Texts; price: number }[]
  shipped: number
  clients: number
  prescriptions: number
  invoices: number
  invoiceCoins: number
}

export async function lossesOf(db: Db, memberId: string, now: Temporal.Instant): Promise<Losses> {
  const { rows } = await sql<Losses>`
    select
      coalesce((
        select spendable_coins(coin_account, ${now}::timestamptz) + closed_coins(id, ${now})
        from coin_account where member_id = ${memberId}
      ), 0) as coins,
      coalesce((
        select jsonb_agg(jsonb_build_object('number', number, 'titles', titles, 'price', price) order by number) from redemption
        where member_id = ${memberId} and status in ('requested', 'preparing', 'contacted', 'booked')
      ), '[]') as redemptions,
      (select count(*) from redemption where member_id = ${memberId} and status = 'shipped') as shipped,
      (select count(*) from lead where member_id = ${memberId}) as clients,
      (select count(*) from prescription where member_id = ${memberId}) as prescriptions,
      count(*) as invoices, coalesce(sum(estimate), 0)::bigint as "invoiceCoins"
    from invoice where member_id = ${memberId} and status in ('received', 'incomplete')`.execute(db)
  const none = { coins: 0, shipped: 0, clients: 0, prescriptions: 0, invoices: 0, invoiceCoins: 0 }
  return rows[0] ?? { ...none, redemptions: [] }
}

export async function deleteMember(tx: Tx, memberId: string) {
  await tx.deleteFrom('member').where('id', '=', memberId).execute()
}

export async function accountOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .leftJoin('distributor', 'distributor.id', 'member.distributor_id')
    .leftJoin('promoter_code', 'promoter_code.promoter_id', 'member.promoter_id')
    .select(['member.name', 'member.email', 'member.phone', 'member.profile_type'])
    .select(['member.profile_name', 'member.profile_value', 'member.level'])
    .select(['member.verification_refusal', 'member.data_asked', 'member.data_asked_at'])
    .select(['member.data_given_at', 'member.language', 'member.avatar_file', 'member.cover_file'])
    .select(['member.adviser_code', 'member.created_at', 'member.email_confirmed_at'])
    .select(['member.external_id', 'member.invited_at'])
    .select(['distributor.title as distributor'])
    .select([
      'promoter_code.code',
      sql<boolean>`exists (select from staff where member_id = member.id)`.as('is_of_the_team'),
    ])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
}

export async function expiryWarningsTo(db: Db, memberId: string) {
  return db
    .selectFrom('coin_expiry_warning')
    .select(['expires_on', 'days'])
    .where('member_id', '=', memberId)
    .orderBy('expires_on')
    .orderBy('days', 'desc')
    .execute()
}

export async function addressOf(db: Db, memberId: string) {
  return db
    .selectFrom('member_address')
    .select(['cep', 'state', 'city', 'neighborhood', 'address', 'number', 'complement', 'country'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

export async function consentHistory(db: Db, memberId: string) {
  return db
    .selectFrom('consent')
    .select(['kind', 'version', 'given_at', 'withdrawn_at'])
    .where('member_id', '=', memberId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type Communications = { memberId: string; version: string; now: Temporal.Instant }

export async function insertCommunications(tx: Tx, { memberId, version, now }: Communications) {
  await tx
    .insertInto('consent')
    .values({ member_id: memberId, kind: 'communications', version, given_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function withdrawCommunications(tx: Tx, memberId: string, now: Temporal.Instant) {
  await tx
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', 'communications')
    .where('withdrawn_at', 'is', null)
    .execute()
}

export type OwnData = { name: string; profile_name: string; phone: string }

export async function saveData(tx: Tx, memberId: string, { name, profile_name, phone }: OwnData) {
  await tx.updateTable('member').set({ name, profile_name, phone }).where('id', '=', memberId).execute()
}

/** Only its capitals can differ, or it would be another mailbox. */
export async function saveEmailAsWritten(tx: Tx, memberId: string, email: string) {
  await tx
    .updateTable('member')
    .set({ email })
    .where('id', '=', memberId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()
}

export async function saveLanguage(tx: Tx, memberId: string, language: Language) {
  await tx
    .updateTable('member')
    .set({ language })
    .where('id', '=', memberId)
    .where('language', '!=', language)
    .execute()
}

export async function memberExists(db: Db, memberId: string) {
  return isFound(db.selectFrom('member').select('id').where('id', '=', memberId))
}

/** Of somebody of the team. */
export async function isOwnAccount(
  db: Db,
  { staffId, memberId }: { staffId: string | null; memberId: string },
) {
  const { rows } = await sql<{ isOwn: boolean }>`
    select is_own_account(${staffId}::uuid, ${memberId}) as "isOwn"`.execute(db)
  return rows[0]?.isOwn ?? false
}

export async function contactOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['name', 'email', 'language', 'invited_at'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}

const noQuestion = { data_asked: null, data_asked_at: null, data_given_at: null }

export async function setVerified(tx: Tx, memberId: string) {
  return tx
    .updateTable('member')
    .set({ level: 3, verification_refusal: null, ...noQuestion })
    .where('id', '=', memberId)
    .where('level', '=', 2)
    .where('profile_type', '!=', 'promoter')
    .returning('level')
    .executeTakeFirst()
}

export async function setUnverified(tx: Tx, memberId: string) {
  return tx
    .updateTable('member')
    .set({ level: 2 })
    .where('id', '=', memberId)
    .where('level', '=', 3)
    .returning('level')
    .executeTakeFirst()
}

export async function setVerificationRefused(tx: Tx, memberId: string, reason: string) {
  return tx
    .updateTable('member')
    .set({ verification_refusal: reason, ...noQuestion })
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
