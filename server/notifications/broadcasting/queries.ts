import { type SqlBool, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Texts } from '#contract/languages.ts'
import type { officeBroadcasts, Segment } from '#contract/notifications-office.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { inOrder, pageOf } from '#server/platform/list-queries.ts'

export async function peopleIn(db: Db, segment: Segment, now: Temporal.Instant) {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from member where ${isInSegment(segment, now)}`.execute(db)
  return rows[0]?.people ?? 0
}

type NewBroadcast = {
  kind: 'broadcast' | 'rules_changed'
  titles: Texts
  link: string | null
  segment: Segment
  staffId: string
  people: number
  now: Temporal.Instant
}

export async function insertBroadcast(
  tx: Tx,
  { kind, titles, link, segment, staffId, people, now }: NewBroadcast,
) {
  const { id } = await tx
    .insertInto('broadcast')
    .values({
      kind,
      titles,
      link,
      segment,
      staff_id: staffId,
      people,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockBroadcast(tx: Tx, id: string) {
  return tx
    .selectFrom('broadcast')
    .select(['id', 'titles', 'link', 'segment', 'created_at', 'told_up_to'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

type BroadcastBatch = { broadcastId: string; segment: Segment; createdAt: Temporal.Instant; most: number }

/** Members who joined after the broadcast was written are left out. */
export async function notifyNext(
  tx: Tx,
  { broadcastId, segment, createdAt, most }: BroadcastBatch,
  now: Temporal.Instant,
) {
  const { rows } = await sql<{ told: number }>`
    with next as (
      select member.id from member, broadcast
      where broadcast.id = ${broadcastId} and (told_up_to is null or member.id > told_up_to)
        and member.created_at <= broadcast.created_at and ${isInSegment(segment, createdAt)}
      order by member.id limit ${most}
    ), told as (
      insert into notification (member_id, kind, facts, link, created_at)
      select next.id, kind, jsonb_build_object('titles', titles), link, ${now}
      from next, broadcast where broadcast.id = ${broadcastId}
      returning id, member_id, kind
    ), mailed as materialized (
      select graphile_worker.add_job('notification-mail', json_build_object('notificationId', told.id))
      from told left join notification_channel as choice on choice.member_id = told.member_id
        and choice.topic = case kind when 'broadcast' then 'news' else 'account' end
      where coalesce(choice.email, kind <> 'broadcast' or agrees_to_news(told.member_id))
    )
    update broadcast set sent = sent + (select count(*) from told),
      told_up_to = coalesce((select max(member_id::text)::uuid from told), told_up_to),
      done_at = case when (select count(*) from told) < ${most} then ${now}::timestamptz end
    where id = ${broadcastId}
    returning (select count(*) from told)::integer as told, (select count(*) from mailed) as mails`.execute(
    tx,
  )
  return rows[0]?.told ?? 0
}

export type BroadcastFilters = z.output<(typeof officeBroadcasts)['query']>

export async function broadcastsPage(db: Db, { page, direction = 'descending' }: BroadcastFilters) {
  return pageOf(
    db,
    db
      .selectFrom('broadcast')
      .leftJoin('staff', 'staff.id', 'broadcast.staff_id')
      .select(['broadcast.id', 'titles', 'link', 'segment', 'broadcast.created_at'])
      .select(['people', 'sent', 'done_at', 'staff.name as by'])
      .orderBy('broadcast.created_at', inOrder(direction))
      .orderBy('broadcast.id', inOrder(direction)),
    page,
  )
}

function isInSegment({ profiles, level, has_address, active_days }: Segment, now: Temporal.Instant) {
  const hasAddress = sql`exists (select from member_address where member_address.member_id = member.id)`
  const since = active_days === null ? null : now.subtract({ hours: active_days * 24 })
  return sql<SqlBool>`member.level > 1
    and (${profiles}::text[] is null or member.profile_type = any(${profiles}::text[]))
    and (${level}::smallint is null or member.level = ${level}::smallint)
    and (${has_address}::boolean is null or ${hasAddress} = ${has_address}::boolean)
    and (${since}::timestamptz is null or exists (
      select from session where session.member_id = member.id and session.last_used_at >= ${since}::timestamptz
    ))`
}
