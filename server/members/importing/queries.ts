import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { signUpProfiles } from '#contract/sign-up.ts'
import type { Db, Tx } from '#server/platform/db.ts'

export type Place = {
  cep: string
  state: string
  city: string
  neighborhood: string
  address: string
  number: string
  complement: string | null
}

export type KnownMember = {
  id: string
  externalId: string
  profile_type: (typeof signUpProfiles)[number]
  name: string
  email: string
  phone: string
  profile_name: string
  profile_value: string | null
  language: Language
  level: number
  isInvited: boolean
  hasBalance: boolean
  distributorId: string | null
  distributor: string | null
  promoter_code: string | null
  address: Place | null
}

/** Members who came with a file before, by what the other system calls them. */
export async function membersNamed(db: Db, externalIds: readonly string[]): Promise<KnownMember[]> {
  const { rows } = await sql<KnownMember>`
    select member.id, member.external_id as "externalId", member.profile_type, member.name, member.email, member.phone,
      member.profile_name, member.profile_value, member.language, coalesce(level_before_block, level) as level,
      invited_at is not null as "isInvited", member.distributor_id as "distributorId", distributor.title as distributor,
      promoter_code.code as promoter_code,
      exists (
        select from coin_journal join coin_account on coin_account.id = wallet_id
        where coin_journal.kind = 'import_credit' and coin_account.member_id = member.id
      ) as "hasBalance",
      (
        select jsonb_build_object('cep', cep, 'state', state, 'city', city, 'neighborhood', neighborhood,
          'address', address, 'number', number, 'complement', complement)
        from member_address where member_id = member.id
      ) as address
    from member left join distributor on distributor.id = member.distributor_id
    left join promoter_code on promoter_code.promoter_id = member.promoter_id
    where member.external_id = any(${externalIds}::text[]) and member.profile_type <> 'promoter'`.execute(db)
  return rows
}

/** In small letters. */
export async function ownersOfEmails(db: Db, emails: readonly string[]) {
  const { rows } = await sql<{ email: string; id: string }>`
    select lower(email) as email, id from member where lower(email) = any(${emails}::text[])`.execute(db)
  return rows
}

export type NewMember = {
  external_id: string
  profile_type: string
  name: string
  email: string
  phone: string
  profile_name: string
  profile_value: string | null
  language: string
  level: number
  distributor_id: string | null
  promoter_id: string | null
}

type Newcomers = { members: readonly NewMember[]; passwordHash: string; now: Temporal.Instant }

/** Answers the id of each, by what the other system calls them. */
export async function insertInvited(tx: Tx, { members, passwordHash, now }: Newcomers) {
  const { rows } = await sql<{ id: string; externalId: string }>`
    insert into member (external_id, profile_type, name, email, phone, profile_name, profile_value, language, level,
      distributor_id, promoter_id, password_hash, created_at, invited_at)
    select external_id, profile_type, name, email, phone, profile_name, profile_value, language, level,
      distributor_id, promoter_id, ${passwordHash}, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as added (
      external_id text, profile_type text, name text, email text, phone text, profile_name text, profile_value text,
      language text, level smallint, distributor_id uuid, promoter_id uuid
    )
    returning id, external_id as "externalId"`.execute(tx)
  return rows
}

/** Of people who have not accepted yet. */
export async function changeInvited(tx: Tx, id: string, { external_id: _named, ...change }: NewMember) {
  await sql`
    update member set name = new.name, email = new.email, phone = new.phone, profile_name = new.profile_name,
      profile_value = new.profile_value, language = new.language, distributor_id = new.distributor_id,
      promoter_id = new.promoter_id,
      level = case when member.level = 1 then 1 else new.level end,
      level_before_block = case when member.level = 1 then new.level end
    from jsonb_to_record(${JSON.stringify(change)}::jsonb) as new (
      name text, email text, phone text, profile_name text, profile_value text, language text, level smallint,
      distributor_id uuid, promoter_id uuid
    )
    where id = ${id} and invited_at is not null`.execute(tx)
}

export async function saveAddresses(tx: Tx, places: readonly (Place & { member_id: string })[]) {
  await sql`
    insert into member_address (member_id, cep, state, city, neighborhood, address, number, complement)
    select member_id, cep, state, city, neighborhood, address, number, complement
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as added (
      member_id uuid, cep text, state text, city text, neighborhood text, address text, number text, complement text
    )
    on conflict (member_id) do update set cep = excluded.cep, state = excluded.state, city = excluded.city,
      neighborhood = excluded.neighborhood, address = excluded.address, number = excluded.number,
      complement = excluded.complement`.execute(tx)
}

export async function distributorsCalled(db: Db, names: readonly string[]) {
  const { rows } = await sql<{ name: string; id: string; title: string }>`
    select name, id, title from unnest(${names}::text[]) as name
    join distributor on lower(title) = lower(name) or external_id = name`.execute(db)
  return rows
}

export async function promotersWithCodes(db: Db, codes: readonly string[]) {
  const { rows } = await sql<{ code: string; id: string }>`
    select code, promoter_id as id from promoter_code where code = any(${codes}::text[])`.execute(db)
  return rows
}
