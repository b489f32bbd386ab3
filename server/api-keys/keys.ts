import { createHash, randomBytes } from 'node:crypto'
import { callName, machineCalls } from '#contract/every-call.ts'
import { handOverFeed } from '#contract/invoices-feeds.ts'
import { daysAfter } from '#domain/business-days.ts'
import type { Machine } from '#server/platform/actors.ts'
import { keyPrefixes } from '#server/platform/authorise.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { startOfDay } from '#server/platform/programme-day.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countUse, insertKey, keysOfDistributor, keyWithHash, setRevoked } from './queries.ts'

const secretBytes = 32

type ProgramKey = {
  name: string
  calls: readonly string[]
  callsPerMinute: number
  expiresOn: string | undefined
  staffId: string
  now: Temporal.Instant
}

/** The key is told once; what is kept of it opens nothing. */
export async function makeProgramKey(tx: Tx, { expiresOn, calls, ...key }: ProgramKey) {
  if (calls.some((call) => !machineCalls.includes(call))) throw new Refusal('call_unknown')
  const expiresAt = expiresOn === undefined ? null : startOfDay(daysAfter(expiresOn, 1))
  if (expiresAt && Temporal.Instant.compare(expiresAt, key.now) <= 0)
    throw new Refusal('day_gone_by', { field: 'expires_on' })
  const secret = newSecret(keyPrefixes.program)
  const id = await insertKey(tx, { ...key, calls: [...new Set(calls)], expiresAt, sha256: hashOf(secret) })
  return { id, key: secret }
}

type DistributorKey = { distributorId: string; staffId: string; now: Temporal.Instant }

/** It opens one call, and for the documents of its distributor only. */
export async function makeDistributorKey(tx: Tx, key: DistributorKey) {
  const secret = newSecret(keyPrefixes.distributor)
  const calls = [callName(handOverFeed) ?? '']
  const id = await insertKey(tx, { ...key, calls, sha256: hashOf(secret) })
  return { id, key: secret }
}

export async function distributorKeys(db: Db, distributorId: string) {
  const keys = await keysOfDistributor(db, distributorId)
  return keys.map(({ id, created_at, last_used_at }) => ({
    id,
    created_at: created_at.toString(),
    last_used_at: last_used_at?.toString() ?? null,
  }))
}

export async function revokeKey(tx: Tx, key: Parameters<typeof setRevoked>[1]) {
  if (!(await setRevoked(tx, key))) throw new Refusal('not_found')
}

/** Keys are looked up by their hash, so that no time tells how much of one was right. */
export async function authenticateMachine(db: Db, secret: string, now: Temporal.Instant): Promise<Machine> {
  const key = await keyWithHash(db, hashOf(secret))
  if (!key) throw new Refusal('key_unknown')
  const { revokedAt, expiresAt, ...machine } = key
  if (revokedAt) throw new Refusal('key_revoked')
  if (expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0) throw new Refusal('key_expired')
  return machine
}

export async function countCall(db: Db, { keyId }: Machine, now: Temporal.Instant) {
  const minute = now.round({ smallestUnit: 'minute', roundingMode: 'floor' })
  const waitSeconds = Math.ceil(minute.add({ minutes: 1 }).since(now).total('seconds'))
  if (!(await countUse(db, { keyId, minute, now }))) throw new Refusal('too_many_calls', { waitSeconds })
}

function newSecret(prefix: string): string {
  return prefix + randomBytes(secretBytes).toString('base64url')
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
