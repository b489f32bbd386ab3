import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Tx } from './db.ts'
import { claimedBefore, claimKey, forgetKeysBefore, keepAnswer, keepSealedAnswer } from './queries.ts'
import { Refusal } from './refusal.ts'
import { type SealedKind, sealedColumn, sealedPlace } from './secrets/kinds.ts'
import type { Secrets } from './secrets/secrets.ts'

const longestKey = 200

/** Asked before the body is read. */
export function requireUsableKey({ idempotent }: Endpoint, headers: IncomingHttpHeaders) {
  const key = headers['idempotency-key']
  if (!idempotent || typeof key !== 'string') return
  if (key.length === 0 || key.length > longestKey) throw new Refusal('idempotency_key_unusable')
}

type Attempt = { actorId: string; key: string; action: string; request: unknown; now: Temporal.Instant }

/** The same request gets the first answer again; another request with the same key is refused. */
export async function once<Result>(tx: Tx, attempt: Attempt, work: () => Promise<Result>): Promise<Result> {
  const requestHash = hashOf(attempt.request)
  if (await claimKey(tx, { ...attempt, requestHash })) {
    const result = await work()
    await keepAnswer(tx, attempt, result)
    return result
  }
  return firstAnswer(attempt, requestHash, await claimedBefore(tx, attempt))
}

type AwaitedKey = Pick<Attempt, 'actorId' | 'key' | 'now'>

/** A request with this key that is still on its way is refused when it arrives. False if it has been carried out. */
export async function voidKey(tx: Tx, awaited: AwaitedKey): Promise<boolean> {
  return claimKey(tx, { ...awaited, action: 'void', requestHash: Buffer.alloc(0) })
}

/**
 * The same for what holds a secret. The hash of the request is sealed too: who knows the rest of a request
 * finds its CPF by trying.
 */
export async function onceSealed<Result>(
  tx: Tx,
  secrets: Secrets,
  attempt: Attempt,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = sealedPlace(answerPlace, attempt.actorId, attempt.key)
  const requestHash = hashOf(attempt.request)
  if (await claimKey(tx, { ...attempt, requestHash: Buffer.alloc(0) })) {
    const result = await work()
    const kept = Buffer.from(JSON.stringify({ requestHash: requestHash.toString('hex'), answer: result }))
    await keepSealedAnswer(tx, attempt, { sealed: await secrets.seal(tx, kept, place), id: idOf(result) })
    return result
  }
  const first = await claimedBefore(tx, attempt)
  if (!first.sealed_answer) return firstAnswer(attempt, requestHash, first)
  const kept = JSON.parse(secrets.open(first.sealed_answer, place).toString())
  const request_hash = Buffer.from(kept.requestHash, 'hex')
  return firstAnswer(attempt, requestHash, { action: first.action, request_hash, answer: kept.answer })
}

const answerPlace = 'answer'

export const storedAnswers: SealedKind = {
  renew: sealedColumn({
    kind: 'answer',
    place: answerPlace,
    table: 'idempotency_key',
    column: 'sealed_answer',
    identity: ['actor_id', 'key'],
  }).renew,
}

type FirstAttempt = { action: string; request_hash: Buffer; answer: unknown }

function firstAnswer<Result>({ action }: Attempt, requestHash: Buffer, first: FirstAttempt): Result {
  if (first.action !== action || !requestHash.equals(first.request_hash))
    throw new Refusal('idempotency_key_reused')
  return first.answer as Result
}

function idOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'id' in result ? result.id : null
}

export function hashOf(request: unknown): Buffer {
  return hash('sha256', JSON.stringify(request), 'buffer')
}

export async function forgetOldKeys(tx: Tx, { now }: { now: Temporal.Instant }) {
  await forgetKeysBefore(tx, now.subtract({ hours: 7 * 24 }))
}
