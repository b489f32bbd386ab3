import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type SealedKind, sealedPlace, secretsAtATime } from '#server/platform/secrets/kinds.ts'
import { keyedHash, type SecretKey, seal } from '#server/platform/secrets/sealing.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { officePrize } from '#server/store/queries.ts'
import { putIntoStock } from '#server/store/stock.ts'
import {
  codesOfOtherKeys,
  handedCode,
  insertCodes,
  knownCodes,
  lockDigital,
  noteUncovered,
  prizesCalled,
  releaseCode,
  replaceCodes,
} from './queries.ts'

export async function prizesByName(db: Db, names: readonly string[]) {
  const found = await prizesCalled(db, [...new Set(names)])
  return new Map(found.map(({ name, ...prize }) => [name, prize]))
}

type NewCode = { prizeId: string; code: string }
type NewCodes = {
  codes: readonly NewCode[]
  /** What the stock tells of them. */
  reason: string
  importId: string | null
  staffId: string | null
  secrets: Secrets
  now: Temporal.Instant
}

/** Codes that a prize has already are left out; answers which are new. The stock of a digital prize grows by them. */
export async function addPrizeCodes(tx: Tx, { codes, secrets, importId, now, ...move }: NewCodes) {
  const digital = await lockDigital(tx, [...new Set(codes.map(({ prizeId }) => prizeId))])
  const key = await secrets.writingKey(tx)
  const hashed = codes.map((one) => ({
    ...one,
    hashes: secrets.hashesOf(hashedText(one.code)).map((hash) => hash.toString('hex')),
  }))
  const all = hashed.flatMap(({ hashes }) => hashes)
  const known = new Set((await knownCodes(tx, all)).map(({ prizeId, hash }) => `${prizeId} ${hash}`))
  const added = hashed.filter(
    ({ prizeId, hashes }) => !hashes.some((hash) => known.has(`${prizeId} ${hash}`)),
  )
  const sealed = added.map(({ prizeId, code }) => ({ prizeId, ...sealedWith(key, randomUUID(), code) }))
  await insertCodes(tx, { codes: sealed, importId, now })
  for (const prizeId of digital) {
    const amount = added.filter((one) => one.prizeId === prizeId).length
    if (amount > 0) await putIntoStock(tx, { prizeId, amount, ...move, now })
  }
  return new Set(added.map(({ prizeId, code }) => `${prizeId} ${code}`))
}

type Filling = Omit<NewCodes, 'codes' | 'importId'> & {
  prizeId: string
  lines: readonly { line: number; code: string }[]
}

/** What the team pastes or takes from a file, each with its line. */
export async function fillWithCodes(tx: Tx, { prizeId, lines, ...filling }: Filling) {
  const prize = await officePrize(tx, prizeId)
  if (!prize) throw new Refusal('not_found')
  if (prize.kind !== 'digital') throw new Refusal('not_digital')
  const codes = [...new Set(lines.map(({ code }) => code))].map((code) => ({ prizeId, code }))
  const added = await addPrizeCodes(tx, { codes, importId: null, ...filling })
  const after = await officePrize(tx, prizeId)
  // Of a code that stands there twice only the first line is taken.
  const left = new Set(added)
  return {
    added: added.size,
    repeated: lines.filter(({ code }) => !left.delete(`${prizeId} ${code}`)).map(({ line }) => line),
    stock: after?.stock ?? 0,
    version: after?.version ?? prize.version,
  }
}

/** The code of a redemption, opened. */
export async function codeOf(db: Db, secrets: Secrets, redemptionId: string): Promise<string | undefined> {
  const handed = await handedCode(db, redemptionId)
  return handed && secrets.open(handed.sealed, placeOf(handed.id)).toString()
}

/** False if it was seen before. */
export async function seeCode(tx: Tx, redemptionId: string, now: Temporal.Instant): Promise<boolean> {
  return noteUncovered(tx, redemptionId, now)
}

/** False if somebody has seen it: then it cannot be handed to anybody else. */
export async function takeCodeBack(tx: Tx, redemptionId: string): Promise<boolean> {
  return releaseCode(tx, redemptionId)
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
