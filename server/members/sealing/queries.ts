import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

export type SealedCpf = { memberId: string; keyId: string; sealed: Buffer; hash: Buffer }

/** Those of members who were erased meanwhile are left out. */
export async function insertCpfs(tx: Tx, cpfs: readonly SealedCpf[]) {
  await sql`
    insert into member_cpf (member_id, key_id, sealed, hash)
    select added.member_id, added.key_id, added.sealed, added.hash
    from unnest(
      ${cpfs.map(({ memberId }) => memberId)}::uuid[], ${cpfs.map(({ keyId }) => keyId)}::text[],
      ${cpfs.map(({ sealed }) => sealed)}::bytea[], ${cpfs.map(({ hash }) => hash)}::bytea[]
    ) as added (member_id, key_id, sealed, hash)
    where exists (select from member where id = added.member_id for key share)
    on conflict (member_id, key_id) do nothing`.execute(tx)
}

/** Any will do: the process has every key in use. */
export async function sealedCpfOf(db: Db, memberId: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('member_cpf')
    .select('sealed')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return found?.sealed
}

export async function plainCpfs(tx: Tx, most: number) {
  const rows = await tx
    .selectFrom('unsealed')
    .select(['row_id', 'plain'])
    .where('kind', '=', 'member.cpf')
    .limit(most)
    .execute()
  return rows.map(({ row_id, plain }) => ({ memberId: row_id, cpf: plain.toString() }))
}

export async function deletePlainCpfs(tx: Tx, memberIds: readonly string[]) {
  await tx
    .deleteFrom('unsealed')
    .where('kind', '=', 'member.cpf')
    .where(sql<boolean>`row_id = any(${memberIds}::uuid[])`)
    .execute()
}

export async function cpfsOfOtherKeys(tx: Tx, keyId: string, most: number) {
  const { rows } = await sql<Omit<SealedCpf, 'hash'>>`
    select member_id as "memberId", member_cpf.key_id as "keyId", sealed
    from secret_key join member_cpf on member_cpf.key_id = secret_key.id
    where secret_key.id <> ${keyId} limit ${most} for update of member_cpf`.execute(tx)
  return rows
}

export async function deleteCpfs(tx: Tx, cpfs: readonly Pick<SealedCpf, 'memberId' | 'keyId'>[]) {
  await sql`
    delete from member_cpf using unnest(
      ${cpfs.map(({ memberId }) => memberId)}::uuid[], ${cpfs.map(({ keyId }) => keyId)}::text[]
    ) as gone (member_id, key_id)
    where member_cpf.member_id = gone.member_id and member_cpf.key_id = gone.key_id`.execute(tx)
}

/** Hashes are written in hexadecimal. */
export async function ownersOfHashes(db: Db, hashes: readonly string[]) {
  const { rows } = await sql<{ hash: string; memberId: string }>`
    select encode(hash, 'hex') as hash, member_id as "memberId" from member_cpf
    where hash = any(array(select decode(hex, 'hex') from unnest(${hashes}::text[]) as hex))`.execute(db)
  return rows
}
