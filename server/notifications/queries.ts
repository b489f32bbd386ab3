import { sql } from 'kysely'
import type { ChannelChoice, NotificationKind, NotificationTopic } from '#contract/notifications.ts'
import type { BlindReader } from '#server/platform/actors.ts'
import { type Db, isFound, listParameter, momentText, prepared, type Tx } from '#server/platform/db.ts'
import { isHiddenFrom } from '#server/platform/list-queries.ts'
import type { NotificationFacts } from './facts.ts'
import type { StreamPosition } from './stream-position.ts'

export const mostNotifications = 200

type NewNotification = { memberId: string; facts: NotificationFacts[NotificationKind]; link?: string }
type NewNotifications = {
  kind: NotificationKind
  messages: readonly NewNotification[]
  now: Temporal.Instant
}

export async function insertNotifications(tx: Tx, { kind, messages, now }: NewNotifications) {
  const values = messages.map(({ memberId, ...message }) => ({ member_id: memberId, ...message }))
  const { rows } = await sql<{ notificationId: string; memberId: string }>`
    insert into notification (member_id, kind, facts, link, created_at)
    select member_id, ${kind}::text, facts, link, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as told (member_id uuid, facts jsonb, link text)
    returning id as "notificationId", member_id as "memberId"`.execute(tx)
  return rows
}

const columns = [
  'id',
  'kind',
  'facts',
  'link',
  momentText('created_at').as('toldAt'),
  sql<boolean>`(read_at is not null)`.as('isRead'),
] as const

type NotificationsRequest = { most: number; readerId: BlindReader }

export async function notificationsOf(db: Db, memberId: string, { most, readerId }: NotificationsRequest) {
  return db
    .selectFrom('notification')
    .select(columns)
    .where('member_id', '=', memberId)
    .$if(readerId !== null, (rows) =>
      rows.where(sql<boolean>`(kind <> 'invoice_counted' or not exists (
        select from invoice where member_id = ${memberId} and blind_check
        and ${isHiddenFrom(readerId, sql.ref('invoice.id'))}
      ))`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export const newestNotifications = prepared((db, { memberIds }: { memberIds: readonly string[] }) =>
  db
    .selectFrom(
      sql<{ member_id: string }>`unnest(${listParameter(memberIds, 'uuid')})`.as<'reader'>(
        sql`reader (member_id)`,
      ),
    )
    .innerJoinLateral(
      (reader) =>
        reader
          .selectFrom('notification')
          .select([...columns, 'created_at'])
          .whereRef('notification.member_id', '=', 'reader.member_id')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(mostNotifications)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['reader.member_id', 'newest.id', 'newest.kind', 'newest.facts', 'newest.link'])
    .select(['newest.toldAt', 'newest.isRead'])
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc'),
)

export async function setRead(tx: Tx, memberId: string, now: Temporal.Instant) {
  await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute()
}

type Reading = { memberId: string; position: StreamPosition | undefined }
type News = { upTo: string; news: NewsRow[] }
type NewsRow = Awaited<ReturnType<typeof notificationsOf>>[number]
type ReadRow = { upTo: string } & ({ id: null } | NewsRow) & { n: number }

/**
 * Reads what was committed since a position: transactions that its snapshot did not see. Numbers above the
 * current ones come from a restored backup and are no news.
 */
export async function newsSince(db: Db, readings: readonly Reading[]): Promise<News[]> {
  const { rows } = await sql<ReadRow>`
    select reading.n, coalesce(reading.up_to, pg_current_snapshot()::text) as "upTo", news.id, news.kind, news.facts,
      news.link, ${momentText('news.created_at')} as "toldAt", news.read_at is not null as "isRead"
    from (
      select n, member_id, sent, case when pg_input_is_valid(seen, 'pg_snapshot') then seen end as seen,
        case when pg_input_is_valid(up_to, 'pg_snapshot') then up_to end as up_to
      from unnest(
        ${readings.map(({ memberId }) => memberId)}::uuid[],
        ${readings.map(({ position }) => position?.seen ?? '')}::text[],
        ${readings.map(({ position }) => position?.batch?.upTo ?? '')}::text[],
        ${readings.map(({ position }) => position?.batch?.sent ?? 0)}::int[]
      ) with ordinality as given (member_id, seen, up_to, sent, n)
    ) as reading
    left join lateral (
      select id, kind, facts, link, created_at, read_at from (
        select * from notification where member_id = reading.member_id
        order by created_at desc, id desc limit ${mostNotifications}
      ) as newest
      where not pg_visible_in_snapshot(told_by, reading.seen::pg_snapshot)
      and told_by < pg_snapshot_xmax(pg_current_snapshot())
      and (reading.up_to is null or pg_visible_in_snapshot(told_by, reading.up_to::pg_snapshot))
      order by created_at, id offset reading.sent
    ) as news on true
    order by reading.n, news.created_at, news.id`.execute(db)
  const answers = readings.map((): News => ({ upTo: '', news: [] }))
  for (const { n, upTo, ...row } of rows) {
    const answer = answers[n - 1]
    if (!answer) continue
    answer.upTo = upTo
    if (row.id !== null) answer.news.push(row)
  }
  return answers
}

export async function choicesOf(db: Db, memberId: string): Promise<ChannelChoice[]> {
  return db
    .selectFrom('notification_channel')
    .select(['topic', 'email', 'push'])
    .where('member_id', '=', memberId)
    .execute()
}

export async function choiceOf(db: Db, memberId: string, topic: NotificationTopic) {
  return db
    .selectFrom('notification_channel')
    .select(['email', 'push'])
    .where('member_id', '=', memberId)
    .where('topic', '=', topic)
    .executeTakeFirst()
}

/** Of members who have accepted their invitation; null where they have not chosen. */
export async function mailChoices(db: Db, memberIds: readonly string[], topic: NotificationTopic) {
  return db
    .selectFrom('member')
    .leftJoin('notification_channel as channel', (join) =>
      join.onRef('channel.member_id', '=', 'member.id').on('channel.topic', '=', topic),
    )
    .select(['member.id', 'channel.email'])
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .where('member.invited_at', 'is', null)
    .execute()
}

export async function saveChoice(tx: Tx, memberId: string, { topic, email, push }: ChannelChoice) {
  await tx
    .insertInto('notification_channel')
    .values({ member_id: memberId, topic, email, push })
    .onConflict((conflict) => conflict.columns(['member_id', 'topic']).doUpdateSet({ email, push }))
    .execute()
}

export async function subscriptionsOf(db: Db, memberId: string) {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
}

export async function mailToSend(db: Db, notificationId: string) {
  return db
    .selectFrom('notification')
    .innerJoin('member', 'member.id', 'notification.member_id')
    .select(['notification.kind', 'notification.facts', 'notification.link'])
    .select(['member.id as memberId', 'member.name', 'member.email', 'member.language'])
    .where('notification.id', '=', notificationId)
    .executeTakeFirst()
}

export async function recipientOf(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['name', 'email', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}

export async function agreesToNews(db: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ agrees: boolean }>`select agrees_to_news(${memberId}::uuid) as agrees`.execute(
    db,
  )
  return rows[0]?.agrees ?? false
}

export async function isInvited(db: Db, memberId: string) {
  return isFound(
    db.selectFrom('member').select('id').where('id', '=', memberId).where('invited_at', 'is not', null),
  )
}
