import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Tx } from './db.ts'
import { claimedBefore, claimKey, forgetKeysBefore, keepAnswer } from './queries.ts'
import { Refusal } from './refusal.ts'

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
  const first = await claimedBefore(tx, attempt)
  if (first.action !== attempt.action || !requestHash.equals(first.request_hash)) {
    throw new Refusal('idempotency_key_reused')
  }
  return first.answer as Result
}

export function hashOf(request: unknown): Buffer {
  return hash('sha256', JSON.stringify(request), 'buffer')
}

export async function forgetOldKeys(tx: Tx, { now }: { now: Temporal.Instant }) {
  await forgetKeysBefore(tx, now.subtract({ hours: 7 * 24 }))
}
