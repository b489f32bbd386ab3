import * as z from 'zod/mini'
import { wantsPush } from '#server/notifications/channels.ts'
import { titleIn } from '#server/notifications/notifications.ts'
import { job } from '#server/platform/jobs.ts'
import { encryptPush } from './encrypt.ts'
import { pushAuthorisation, requirePushKeys } from './keys.ts'
import { deleteSubscriptionWithId, pushToSend } from './queries.ts'

const lifetimeSeconds = 24 * 60 * 60
const patienceMs = 10_000

/** Added by a trigger, see 0020_live_notifications.sql. */
export const pushJob = job({
  name: 'push-notification',
  payload: z.object({ notificationId: z.string(), subscriptionId: z.string() }),
  run: async ({ db, transaction, publicUrl, now, metrics }, ids) => {
    const push = await pushToSend(db, ids)
    // The notification was erased or read meanwhile, or is too old.
    if (!push || push.read_at || isOver(push.created_at, now)) return
    if (!(await wantsPush(db, push.memberId, push.kind))) return
    const { id, link } = push
    const message = JSON.stringify({ id, title: titleIn(push, push.language), link })
    const keys = await requirePushKeys(db)
    const authorisation = pushAuthorisation({ endpoint: push.endpoint, keys, publicUrl, now })
    const status = await deliver(push.endpoint, authorisation, encryptPush(message, push))
    metrics.pushed(status)
    // The browser has withdrawn its permission.
    if (status === 404 || status === 410)
      return transaction((tx) => deleteSubscriptionWithId(tx, ids.subscriptionId))
    if (status >= 300) throw new Error(`${new URL(push.endpoint).host} answered ${status} to a push message`)
  },
})

function isOver(since: Temporal.Instant, now: Temporal.Instant): boolean {
  return now.epochMilliseconds - since.epochMilliseconds > lifetimeSeconds * 1000
}

async function deliver(endpoint: string, authorisation: string, body: Buffer): Promise<number> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      Authorization: authorisation,
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(lifetimeSeconds),
      Urgency: 'normal',
    },
    body: new Uint8Array(body),
    // A redirect would lead to an unchecked address.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  await response.body?.cancel()
  return response.status
}
