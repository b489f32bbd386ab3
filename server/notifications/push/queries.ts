import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'

export async function pushKeys(db: Db) {
  const setting = await readSettings(db, ['push_public_key', 'push_private_key'])
  const { push_public_key: publicKey, push_private_key: privateKey } = setting
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}

/** Of several servers that start together, the first one's keys stay. */
export async function insertPushKeys(
  tx: Tx,
  { publicKey, privateKey }: { publicKey: Buffer; privateKey: Buffer },
) {
  await tx
    .updateTable('setting')
    .set({ push_public_key: publicKey, push_private_key: privateKey })
    .where('push_private_key', 'is', null)
    .execute()
}

type Browser = {
  memberId: string
  sessionHash: Buffer
  endpoint: string
  publicKey: Buffer
  authSecret: Buffer
  now: Temporal.Instant
}

export async function saveSubscription(tx: Tx, browser: Browser) {
  const { memberId, sessionHash, endpoint, publicKey, authSecret, now } = browser
  await sql`
    insert into push_subscription (member_id, session_id, endpoint, public_key, auth_secret, created_at)
    select ${memberId}, id, ${endpoint}, ${publicKey}, ${authSecret}, ${now} from session where token_hash = ${sessionHash}
    on conflict (endpoint) do update set member_id = excluded.member_id, session_id = excluded.session_id,
      public_key = excluded.public_key, auth_secret = excluded.auth_secret`.execute(tx)
}

/** The oldest go. */
export async function deleteSubscriptionsBeyond(
  tx: Tx,
  { memberId, most }: { memberId: string; most: number },
) {
  await tx
    .deleteFrom('push_subscription')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscription')
        .select('id')
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute()
}

export async function deleteSubscription(tx: Tx, memberId: string, endpoint: string) {
  await tx
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where('endpoint', '=', endpoint)
    .execute()
}

export async function deleteSubscriptionWithId(tx: Tx, id: string) {
  await tx.deleteFrom('push_subscription').where('id', '=', id).execute()
}

/** Undefined if either is gone, or the browser belongs to another member. */
export async function pushToSend(db: Db, ids: { notificationId: string; subscriptionId: string }) {
  return db
    .selectFrom('push_subscription')
    .innerJoin('notification', 'notification.member_id', 'push_subscription.member_id')
    .innerJoin('member', 'member.id', 'notification.member_id')
    .select(['notification.id', 'notification.kind', 'notification.facts', 'notification.link'])
    .select(['notification.created_at', 'notification.read_at', 'member.id as memberId'])
    .select(['member.language', 'push_subscription.endpoint'])
    .select(['push_subscription.public_key as publicKey'])
    .select(['push_subscription.auth_secret as authSecret'])
    .where('push_subscription.id', '=', ids.subscriptionId)
    .where('notification.id', '=', ids.notificationId)
    .executeTakeFirst()
}
