import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#server/platform/db.ts'
import { type SealedKind, sealedPlace, secretsAtATime } from '#server/platform/secrets/kinds.ts'
import { keyedHash, type SecretKey, seal } from '#server/platform/secrets/sealing.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { codesOfOtherKeys, insertCodes, knownCodes, prizesCalled, replaceCodes } from './queries.ts'

export async function prizesByName(db: Db, names: readonly string[]) {
  const found = await prizesCalled(db, [...new Set(names)])
  return new Map(found.map(({ name, ...prize }) => [name, prize]))
}

type NewCode = { prizeId: string; code: string }
type NewCodes = { codes: readonly NewCode[]; secrets: Secrets; importId: string; now: Temporal.Instant }

/** Codes that a prize has already are left out; answers which are new. */
export async function addPrizeCodes(tx: Tx, { codes, secrets, importId, now }: NewCodes) {
  const key = await secrets.writingKey(tx)
  const hashed = codes.map((one) => ({
    ...one,
    hashes: secrets.hashesOf(hashedText(one.code)).map((hash) => hash.toString('hex')),
  }))
  const known = await knownCodes(
    tx,
    hashed.flatMap(({ hashes }) => hashes),
  )
  const isKnown = ({ prizeId, hashes }: (typeof hashed)[number]) =>
    known.some((one) => one.prizeId === prizeId && hashes.includes(one.hash))
  const added = hashed.filter((one) => !isKnown(one))
  const sealed = added.map(({ prizeId, code }) => ({ prizeId, ...sealedWith(key, randomUUID(), code) }))
  await insertCodes(tx, { codes: sealed, importId, now })
  return new Set(added.map(({ prizeId, code }) => `${prizeId} ${code}`))
}

export const prizeCodes: SealedKind = {
  async renew(tx, secrets, to) {
    const found = await codesOfOtherKeys(tx, to.id, secretsAtATime)
    await replaceCodes(
      tx,
      found.map(({ id, sealed }) => sealedWith(to, id, secrets.open(sealed, placeOf(id)).toString())),
    )
    return found.length
  },
}

function sealedWith(key: SecretKey, id: string, code: string) {
  return {
    id,
    keyId: key.id,
    sealed: seal(key, Buffer.from(code), placeOf(id)),
    hash: keyedHash(key, hashedText(code)),
  }
}

function placeOf(id: string): string {
  return sealedPlace('prize.code', id)
}

function hashedText(code: string): string {
  return `prize code ${code}`
}
