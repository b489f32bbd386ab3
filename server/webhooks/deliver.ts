import * as z from 'zod/mini'
import type { Tx } from '#server/platform/db.ts'
import { enqueue, job } from '#server/platform/jobs.ts'
import { payloadOf } from './payload.ts'
import {
  type AttemptedDelivery,
  deliveryToSend,
  failWaiting,
  noteAttempt,
  noteFailing,
  noteWorking,
  setOff,
} from './queries.ts'
import { postWebhook, type WebhookAnswer } from './send.ts'
import { type SealedSecret, signedHeaders } from './sign.ts'
import { tellAdmins } from './switched-off.ts'

const minute = 60
const hour = 60 * minute

/** After each failure, in seconds: about three days in all. Each wait differs a little, so that not all come at once. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
const jitter = 0.2

/** A receiver that has taken nothing for so long is not asked any more. */
const longestFailureHours = 72

/** Added by `tell_webhooks`, see 0052_webhooks.sql. It may arrive twice, under one id. */
export const deliverWebhookJob = job({
  name: 'deliver-webhook',
  queue: 'webhooks',
  payload: z.object({ deliveryId: z.string() }),
  run: async ({ db, transaction, now, secrets, webhooksPrivate = false }, { deliveryId }) => {
    // Erased, removed or delivered meanwhile.
    const delivery = await deliveryToSend(db, deliveryId)
    if (!delivery) return
    if (delivery.isOff) return transaction((tx) => failWaiting(tx, delivery.webhookId))
    const body = payloadOf(delivery)
    const headers = signedHeaders(secrets, keysOf(delivery, now), { id: delivery.eventId, body, at: now })
    const answer = await postWebhook(delivery.url, { headers, body, allowsPrivate: webhooksPrivate })
    await transaction((tx) => note(tx, delivery, answer, now))
  },
})

function keysOf(delivery: AttemptedDelivery, now: Temporal.Instant): SealedSecret[] {
  const { secret, secretId, previousSecret, previousSecretId, previousUntil } = delivery
  const isGood = previousUntil && Temporal.Instant.compare(previousUntil, now) > 0
  const previous =
    isGood && previousSecret && previousSecretId ? [{ id: previousSecretId, sealed: previousSecret }] : []
  return [{ id: secretId, sealed: secret }, ...previous]
}

async function note(
  tx: Tx,
  delivery: AttemptedDelivery,
  { status, answer }: WebhookAnswer,
  now: Temporal.Instant,
) {
  const { id, webhookId } = delivery
  const attempt = { id, answerStatus: status, answer, now }
  if (status !== null && status >= 200 && status < 300) {
    await noteAttempt(tx, { ...attempt, outcome: 'delivered', dueAt: null })
    return noteWorking(tx, webhookId)
  }
  const wait = waits[delivery.attempts]
  const afterSeconds =
    wait === undefined ? undefined : Math.round(wait * (1 + jitter * (2 * Math.random() - 1)))
  const outcome = afterSeconds === undefined || status === 410 ? 'failed' : 'waiting'
  const dueAt = outcome === 'waiting' ? now.add({ seconds: afterSeconds ?? 0 }) : null
  const isNoted = await noteAttempt(tx, { ...attempt, outcome, dueAt })
  if (isNoted && outcome === 'waiting')
    await enqueue(tx, deliverWebhookJob, { deliveryId: id }, { afterSeconds: afterSeconds ?? 0 })
  const failingSince = await noteFailing(tx, webhookId, now)
  if (status === 410) return switchOff(tx, webhookId, 'gone', now)
  if (outcome === 'failed' && failingSince && hoursBetween(failingSince, now) >= longestFailureHours)
    await switchOff(tx, webhookId, 'failing', now)
}

/** What still waits for it can be sent again once it is switched on. */
async function switchOff(tx: Tx, webhookId: string, because: 'failing' | 'gone', now: Temporal.Instant) {
  if (!(await setOff(tx, { webhookId, because, now }))) return
  await failWaiting(tx, webhookId)
  await tellAdmins(tx, webhookId)
}

function hoursBetween(since: Temporal.Instant, now: Temporal.Instant) {
  return now.since(since).total('hours')
}
