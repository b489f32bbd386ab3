import { ECDH } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type { allowPush as allow } from '#contract/notifications.ts'
import type { Member } from '#server/platform/actors.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deleteSubscriptionsBeyond, saveSubscription } from './queries.ts'

/** More browsers than anybody uses: each notification is a call to each of them. */
const mostEach = 20

type PushPermission = {
  member: Member
  browser: Input<typeof allow>
  services: readonly string[]
  now: Temporal.Instant
}

export async function allowPush(tx: Tx, { member, browser, services, now }: PushPermission): Promise<void> {
  const { endpoint, keys } = browser
  if (!isPushService(endpoint, services)) throw new Refusal('push_service_unknown')
  const publicKey = pointIn(keys.p256dh)
  const authSecret = Buffer.from(keys.auth, 'base64url')
  if (!publicKey || authSecret.length !== 16) throw new Refusal('push_service_unknown', { field: 'keys' })
  const owner = { memberId: member.id, sessionHash: member.sessionHash }
  await saveSubscription(tx, { ...owner, endpoint, publicKey, authSecret, now })
  await deleteSubscriptionsBeyond(tx, { memberId: member.id, most: mostEach })
}

/** Undefined if it is not a point on the curve, because nothing could be encrypted for it. */
function pointIn(text: string): Buffer | undefined {
  try {
    const point = ECDH.convertKey(text, 'prime256v1', 'base64url', undefined, 'uncompressed')
    return Buffer.isBuffer(point) ? point : undefined
  } catch {
    return undefined
  }
}

/**
 * The server calls this address, so it must belong to a known push service. `*.` stands for any subdomain.
 */
export function isPushService(address: string, services: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(address)
  if (username || password) return false
  return services.some((service) => {
    const [wantedProtocol, wantedHost = ''] = service.split('//')
    if (protocol !== wantedProtocol) return false
    return wantedHost.startsWith('*.') ? host.endsWith(wantedHost.slice(1)) : host === wantedHost
  })
}
