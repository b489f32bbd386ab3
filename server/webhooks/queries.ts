import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { createWebhook, DeliveryStatus, webhookDeliveries } from '#contract/webhooks.ts'
import { type Db, isFound, type Tx } from '#server/platform/db.ts'
import { inOrder, pageOf } from '#server/platform/list-queries.ts'

export type WebhookFacts = z.output<(typeof createWebhook)['body']>

export async function webhookRows(db: Db) {
  return db
    .selectFrom('webhook')
    .select(['id', 'url', 'description', 'created_at', 'off_because', 'failing_since'])
    .select(['previous_until', 'version'])
    .select(sql<WebhookFacts['events']>`events`.as('events'))
    .select(
      sql<number>`(select count(*) from webhook_delivery where webhook_id = webhook.id and status = 'failed')`.as(
        'failed',
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type SealedNew = { secretId: string; sealed: Buffer }
type NewWebhook = WebhookFacts & SealedNew & { staffId: string; now: Temporal.Instant }

export async function insertWebhook(tx: Tx, webhook: NewWebhook): Promise<string> {
  const { id } = await tx
    .insertInto('webhook')
    .values({
      url: webhook.url,
      description: webhook.description,
      events: [...new Set(webhook.events)],
      secret: webhook.sealed,
      secret_id: webhook.secretId,
      created_at: webhook.now,
      created_by: webhook.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ChangedWebhook = WebhookFacts & { id: string; isOn: boolean; version: number; now: Temporal.Instant }

/** The new version; undefined if another one was meant. Who switches it on begins anew. */
export async function setFacts(tx: Tx, webhook: ChangedWebhook): Promise<number | undefined> {
  const { id, url, description, events, isOn, version, now } = webhook
  const changed = await tx
    .updateTable('webhook')
    .set({ url, description, events: [...new Set(events)], version: version + 1 })
    .set({
      off_since: isOn ? null : sql`coalesce(off_since, ${now})`,
      off_because: isOn ? null : sql`coalesce(off_because, 'staff')`,
      failing_since: isOn ? sql`case when off_since is null then failing_since end` : sql`failing_since`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return changed?.version
}

export async function replaceSecret(tx: Tx, secret: SealedNew & { id: string; until: Temporal.Instant }) {
  return isFound(
    tx
      .updateTable('webhook')
      .set((webhook) => ({
        previous_secret: webhook.ref('secret'),
        previous_secret_id: webhook.ref('secret_id'),
        previous_until: secret.until,
        secret: secret.sealed,
        secret_id: secret.secretId,
      }))
      .where('id', '=', secret.id)
      .returning('id'),
  )
}

export async function deleteWebhook(tx: Tx, id: string): Promise<boolean> {
  return isFound(tx.deleteFrom('webhook').where('id', '=', id).returning('id'))
}

export async function insertTest(tx: Tx, webhookId: string, now: Temporal.Instant) {
  const { rows } = await sql<{ id: string }>`
    with event as (
      insert into webhook_event (type, data, occurred_at)
      select 'webhook.test', '{}', ${now} from webhook where id = ${webhookId} returning id
    )
    insert into webhook_delivery (webhook_id, event_id, created_at)
    select ${webhookId}, event.id, ${now} from event returning id`.execute(tx)
  return rows[0]?.id
}

export type AttemptedDelivery = NonNullable<Awaited<ReturnType<typeof deliveryToSend>>>

export async function deliveryToSend(db: Db, id: string) {
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .innerJoin('webhook_event as event', 'event.id', 'delivery.event_id')
    .select(['delivery.id', 'delivery.attempts', 'webhook.id as webhookId', 'webhook.url'])
    .select(['webhook.secret', 'webhook.secret_id as secretId', 'webhook.previous_secret as previousSecret'])
    .select(['webhook.previous_secret_id as previousSecretId', 'webhook.previous_until as previousUntil'])
    .select(['event.id as eventId', 'event.type', 'event.data', 'event.occurred_at as occurredAt'])
    .select(sql<boolean>`webhook.off_since is not null and event.type <> 'webhook.test'`.as('isOff'))
    .where('delivery.id', '=', id)
    .where('delivery.status', '=', 'waiting')
    .executeTakeFirst()
}

type Attempt = {
  id: string
  outcome: DeliveryStatus
  answerStatus: number | null
  answer: string
  dueAt: Temporal.Instant | null
  now: Temporal.Instant
}

/** False if it is gone, or was delivered or given up meanwhile. */
export async function noteAttempt(tx: Tx, { id, outcome, answerStatus, answer, dueAt, now }: Attempt) {
  return isFound(
    tx
      .updateTable('webhook_delivery')
      .set({ status: outcome, answer_status: answerStatus, answer, attempted_at: now, due_at: dueAt })
      .set((delivery) => ({ attempts: delivery('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .returning('id'),
  )
}

export async function noteWorking(tx: Tx, webhookId: string) {
  await tx
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute()
}

export async function noteFailing(tx: Tx, webhookId: string, now: Temporal.Instant) {
  const webhook = await tx
    .updateTable('webhook')
    .set({ failing_since: sql`coalesce(failing_since, ${now})` })
    .where('id', '=', webhookId)
    .returning('failing_since')
    .executeTakeFirst()
  return webhook?.failing_since
}

type SwitchedOff = { webhookId: string; because: 'failing' | 'gone'; now: Temporal.Instant }

export async function setOff(tx: Tx, { webhookId, because, now }: SwitchedOff): Promise<boolean> {
  return isFound(
    tx
      .updateTable('webhook')
      .set((webhook) => ({ off_since: now, off_because: because, version: webhook('version', '+', 1) }))
      .where('id', '=', webhookId)
      .where('off_since', 'is', null)
      .returning('id'),
  )
}

export async function failWaiting(tx: Tx, webhookId: string) {
  await tx
    .updateTable('webhook_delivery')
    .set({ status: 'failed', due_at: null })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .execute()
}

/** Those that begin anew. */
export async function waitAgain(tx: Tx, { id, delivery }: { id: string; delivery?: string }) {
  const rows = await tx
    .updateTable('webhook_delivery')
    .set({ status: 'waiting', attempts: 0, due_at: null })
    .where('webhook_id', '=', id)
    .$if(delivery === undefined, (rows) => rows.where('status', '=', 'failed'))
    .$if(delivery !== undefined, (rows) =>
      rows.where('id', '=', delivery ?? '').where('status', '<>', 'waiting'),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

type DeliveryQuery = z.output<(typeof webhookDeliveries)['query']> & { webhookId: string }

export async function deliveryPage(
  db: Db,
  { webhookId, status, direction = 'descending', page }: DeliveryQuery,
) {
  const rows = db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_event as event', 'event.id', 'delivery.event_id')
    .select(['delivery.id', 'delivery.event_id', 'delivery.status', 'delivery.attempts'])
    .select(['delivery.attempted_at', 'delivery.due_at', 'delivery.answer_status', 'delivery.answer'])
    .select(['event.type', 'event.data', 'event.occurred_at as occurredAt'])
    .where('delivery.webhook_id', '=', webhookId)
    .$if(status !== undefined, (rows) => rows.where('delivery.status', '=', status ?? 'waiting'))
    .orderBy('delivery.created_at', inOrder(direction))
    .orderBy('delivery.id', inOrder(direction))
  return pageOf(db, rows, page)
}

export async function deleteEventsBefore(tx: Tx, time: Temporal.Instant) {
  await tx.deleteFrom('webhook_event').where('occurred_at', '<', time).execute()
}

export async function eventsAbout(db: Db, memberId: string) {
  return db
    .selectFrom('webhook_event')
    .select(['type', 'occurred_at'])
    .where('member_id', '=', memberId)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
}

export async function adminsToTell(db: Db) {
  return db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function webhookToTell(db: Db, { staffId, webhookId }: { staffId: string; webhookId: string }) {
  return db
    .selectFrom('staff')
    .innerJoin('webhook', (join) => join.on('webhook.id', '=', webhookId))
    .select(['staff.name', 'staff.email', 'webhook.description'])
    .where('staff.id', '=', staffId)
    .where('staff.blocked_at', 'is', null)
    .executeTakeFirst()
}
