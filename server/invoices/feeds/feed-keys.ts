import { createHash, randomBytes } from 'node:crypto'
import { isDistributor } from '#server/catalogue/distributor.ts'
import type { FeedSender } from '#server/platform/actors.ts'
import { feedKeyPrefix } from '#server/platform/authorise.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { insertFeedKey, noteKeyUse, setRevoked, validFeedKey } from './queries.ts'

const secretBytes = 32

/** The key is told once; what is kept of it opens nothing. */
export async function createFeedKey(
  tx: Tx,
  { distributorId, now }: { distributorId: string; now: Temporal.Instant },
) {
  if (!(await isDistributor(tx, distributorId))) throw new Refusal('not_found')
  const key = feedKeyPrefix + randomBytes(secretBytes).toString('base64url')
  const id = await insertFeedKey(tx, { distributorId, sha256: hashOf(key), now })
  return { id, key }
}

export async function revokeFeedKey(tx: Tx, key: Parameters<typeof setRevoked>[1]) {
  if (!(await setRevoked(tx, key))) throw new Refusal('not_found')
}

export async function authenticateDistributor(db: Db, key: string): Promise<FeedSender | undefined> {
  return validFeedKey(db, hashOf(key))
}

export async function noteFeedKeyUse(tx: Tx, keyId: string, now: Temporal.Instant) {
  if (!(await noteKeyUse(tx, keyId, now))) throw new Refusal('signed_out')
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
