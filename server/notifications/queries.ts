import type { NotificationKind } from '#contract/notifications.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Facts } from './facts.ts'

type NewNotification = {
  memberId: string
  kind: NotificationKind
  facts: Facts[NotificationKind]
  link?: string
  now: Temporal.Instant
}

export async function insertNotification(tx: Tx, { memberId, kind, facts, link, now }: NewNotification) {
  await tx
    .insertInto('notification')
    .values({ member_id: memberId, kind, facts: JSON.stringify(facts), link: link ?? null, created_at: now })
    .execute()
}

export async function notificationsOf(db: Db, memberId: string, most: number) {
  return db
    .selectFrom('notification')
    .select(['id', 'kind', 'facts', 'link', 'created_at', 'read_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function setRead(tx: Tx, memberId: string, now: Temporal.Instant) {
  await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute()
}
