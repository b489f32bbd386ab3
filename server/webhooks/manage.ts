import type { Db, Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { deliverWebhookJob } from './deliver.ts'
import { payloadOf } from './payload.ts'
import { isUsableUrl } from './public-address.ts'
import {
  deleteWebhook,
  deliveryPage,
  insertTest,
  insertWebhook,
  replaceSecret,
  setFacts,
  type WebhookFacts,
  waitAgain,
  webhookRows,
} from './queries.ts'
import { newSecret } from './sign.ts'

export async function listWebhooks(db: Db) {
  return (await webhookRows(db)).map(asShown)
}

export async function findWebhook(db: Db, id: string) {
  const webhook = (await listWebhooks(db)).find((each) => each.id === id)
  if (!webhook) throw new Refusal('not_found')
  return webhook
}

type NewWebhook = WebhookFacts & { staffId: string; now: Temporal.Instant }

export async function addWebhook(tx: Tx, secrets: Secrets, allowsPrivate: boolean, webhook: NewWebhook) {
  requireAddress(webhook.url, allowsPrivate)
  const { told, ...sealed } = await newSecret(tx, secrets)
  const id = await insertWebhook(tx, { ...webhook, ...sealed })
  return { id, secret: told }
}

type Change = WebhookFacts & { id: string; isOn: boolean; version: number; now: Temporal.Instant }

export async function changeWebhook(tx: Tx, allowsPrivate: boolean, change: Change) {
  requireAddress(change.url, allowsPrivate)
  const version = await setFacts(tx, change)
  if (version === undefined) throw new Refusal((await exists(tx, change.id)) ? 'stale' : 'not_found')
  return { version }
}

const bothSignHours = 24

export async function rotateSecret(
  tx: Tx,
  secrets: Secrets,
  { id, now }: { id: string; now: Temporal.Instant },
) {
  const { told, ...sealed } = await newSecret(tx, secrets)
  if (!(await replaceSecret(tx, { id, ...sealed, until: now.add({ hours: bothSignHours }) })))
    throw new Refusal('not_found')
  return { secret: told }
}

/** Also where it is switched off: it is how one sees whether it works again. */
export async function sendTest(tx: Tx, { id, now }: { id: string; now: Temporal.Instant }) {
  const deliveryId = await insertTest(tx, id, now)
  if (!deliveryId) throw new Refusal('not_found')
  await enqueue(tx, deliverWebhookJob, { deliveryId })
}

export async function removeWebhook(tx: Tx, id: string) {
  if (!(await deleteWebhook(tx, id))) throw new Refusal('not_found')
}

/** One of them, or all that could not be delivered. Those that wait come by themselves. */
export async function resend(tx: Tx, wanted: { id: string; delivery?: string }) {
  if (!(await exists(tx, wanted.id))) throw new Refusal('not_found')
  const again = await waitAgain(tx, wanted)
  if (wanted.delivery && again.length === 0) throw new Refusal('not_found')
  for (const deliveryId of again) await enqueue(tx, deliverWebhookJob, { deliveryId })
  return again.length
}

export async function listDeliveries(db: Db, query: Parameters<typeof deliveryPage>[1]) {
  const { items, ...page } = await deliveryPage(db, query)
  return {
    ...page,
    items: items.map(({ occurredAt, attempted_at, due_at, data, type, ...item }) => ({
      ...item,
      type,
      occurred_at: occurredAt.toString(),
      attempted_at: attempted_at?.toString() ?? null,
      due_at: due_at?.toString() ?? null,
      payload: payloadOf({ type, occurredAt, data }),
    })),
  }
}

function requireAddress(url: string, allowsPrivate: boolean) {
  if (!isUsableUrl(url, allowsPrivate)) throw new Refusal('webhook_address')
}

async function exists(tx: Tx, id: string) {
  return (await webhookRows(tx)).some((webhook) => webhook.id === id)
}

type WebhookRow = Awaited<ReturnType<typeof webhookRows>>[number]

function asShown({ created_at, failing_since, previous_until, ...webhook }: WebhookRow) {
  return {
    ...webhook,
    created_at: created_at.toString(),
    failing_since: failing_since?.toString() ?? null,
    previous_until: previous_until?.toString() ?? null,
  }
}
