import { ECDH } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type { allowPush as allow } from '#contract/notifications.ts'
import type { Member } from '#server/platform/actors.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isPushService } from './known-address.ts'
import { deleteSubscription, saveSubscription } from './queries.ts'

type Allowed = {
  member: Member
  browser: Input<typeof allow>
  services: readonly string[]
  now: Temporal.Instant
}

/** From now on this browser is told too, until its session ends. */
export async function allowPush(tx: Tx, { member, browser, services, now }: Allowed): Promise<void> {
  const { endpoint, keys } = browser
  if (!isPushService(endpoint, services)) throw new Refusal('push_service_unknown')
  const publicKey = pointIn(keys.p256dh)
  const authSecret = Buffer.from(keys.auth, 'base64url')
  if (!publicKey || authSecret.length !== 16) throw new Refusal('push_service_unknown', { field: 'keys' })
  const owner = { memberId: member.id, sessionHash: member.sessionHash }
  await saveSubscription(tx, { ...owner, endpoint, publicKey, authSecret, now })
}

export async function stopPush(tx: Tx, { memberId, endpoint }: { memberId: string; endpoint: string }) {
  await deleteSubscription(tx, memberId, endpoint)
}

/** Undefined for what is not a point of the curve: nothing could be encrypted for it. */
function pointIn(text: string): Buffer | undefined {
  try {
    const point = ECDH.convertKey(text, 'prime256v1', 'base64url', undefined, 'uncompressed')
    return Buffer.isBuffer(point) ? point : undefined
  } catch {
    return undefined
  }
}
