import type { Db, Tx } from '#server/platform/db.ts'
import { type SealedKind, sealedPlace, secretsAtATime } from '#server/platform/secrets/kinds.ts'
import { keyedHash, type SecretKey, seal } from '#server/platform/secrets/sealing.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import {
  cpfsOfOtherKeys,
  deleteCpfs,
  deletePlainCpfs,
  insertCpfs,
  ownersOfHashes,
  plainCpfs,
  type SealedCpf,
  sealedCpfOf,
} from './queries.ts'

type MemberCpf = { memberId: string; cpf: string }

/** Sealed and hashed with every key in use, so that it stays the only one also during a rotation. */
export async function saveCpf(tx: Tx, secrets: Secrets, member: MemberCpf) {
  await saveCpfs(tx, secrets, [member])
}

export async function saveCpfs(tx: Tx, secrets: Secrets, members: readonly MemberCpf[]) {
  const keys = await secrets.keysInUse(tx)
  await insertCpfs(
    tx,
    members.flatMap((member) => keys.map((key) => sealedWith(key, member))),
  )
}

/** Whose CPFs these are, by the CPF; those that nobody has are left out. */
export async function ownersOfCpfs(
  db: Db,
  secrets: Secrets,
  cpfs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const byHash = new Map(
    cpfs.flatMap((cpf) => cpfHashes(secrets, cpf).map((hash) => [hash.toString('hex'), cpf])),
  )
  const owners = await ownersOfHashes(db, [...byHash.keys()])
  return new Map(owners.flatMap(({ hash, memberId }) => [[byHash.get(hash) ?? '', memberId]]))
}

export async function cpfOf(db: Db, secrets: Secrets, memberId: string): Promise<string | null> {
  const sealed = await sealedCpfOf(db, memberId)
  return sealed ? opened(secrets, { memberId, sealed }) : null
}

export function cpfHashes(secrets: Secrets, cpf: string): readonly Buffer[] {
  return secrets.hashesOf(hashed(cpf))
}

export const memberCpfs: SealedKind = {
  async fill(tx, secrets) {
    const plain = await plainCpfs(tx, secretsAtATime)
    const keys = await secrets.keysInUse(tx)
    const rows = plain.flatMap(({ memberId, cpf }) => keys.map((key) => sealedWith(key, { memberId, cpf })))
    await insertCpfs(tx, rows)
    await deletePlainCpfs(
      tx,
      plain.map(({ memberId }) => memberId),
    )
    return plain.length
  },
  async renew(tx, secrets, to) {
    const found = await cpfsOfOtherKeys(tx, to.id, secretsAtATime)
    const rows = found.map(({ memberId, sealed }) =>
      sealedWith(to, { memberId, cpf: opened(secrets, { memberId, sealed }) }),
    )
    await insertCpfs(tx, rows)
    await deleteCpfs(tx, found)
    return found.length
  },
}

function sealedWith(key: SecretKey, { memberId, cpf }: MemberCpf): SealedCpf {
  const sealed = seal(key, Buffer.from(cpf), placeOf(memberId))
  return { memberId, keyId: key.id, sealed, hash: keyedHash(key, hashed(cpf)) }
}

function opened(secrets: Secrets, { memberId, sealed }: { memberId: string; sealed: Buffer }): string {
  return secrets.open(sealed, placeOf(memberId)).toString()
}

function placeOf(memberId: string): string {
  return sealedPlace('member.cpf', memberId)
}

function hashed(cpf: string): string {
  return `cpf ${cpf}`
}
