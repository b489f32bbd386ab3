import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

export type MessageKind = 'code' | 'recovery' | 'notice'

type Claim = {
  id: string
  memberId: string
  kind: MessageKind
  perHour: number
  now: Temporal.Instant
  until: Temporal.Instant
}

/** The number of this attempt; undefined if it was handed over, is being tried, or the hour is full. */
export async function claimMessage(tx: Tx, { id, memberId, kind, perHour, now, until }: Claim) {
  const { rows } = await sql<{ attempts: number }>`
    insert into phone_message (id, member_id, kind, begun_at, trying_until)
    select ${id}::uuid, id, ${kind}::text, ${now}::timestamptz, ${until}::timestamptz from member
    where id = ${memberId}::uuid and (
      (select count(*) from phone_message where begun_at > ${now.subtract({ hours: 1 })}) < ${perHour}
      or exists (select from phone_message where id = ${id}::uuid)
    )
    on conflict (id) do update set trying_until = excluded.trying_until, attempts = phone_message.attempts + 1
    where phone_message.handed_at is null and coalesce(phone_message.trying_until, '-infinity') <= ${now}::timestamptz
    returning attempts`.execute(tx)
  return rows[0]?.attempts
}

export async function messageWith(db: Db, id: string) {
  return db
    .selectFrom('phone_message')
    .select(['handed_at', 'trying_until'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function noteAttempt(
  tx: Tx,
  { id, handedAt }: { id: string; handedAt: Temporal.Instant | null },
) {
  await tx
    .updateTable('phone_message')
    .set({ handed_at: handedAt, trying_until: null })
    .where('id', '=', id)
    .execute()
}

export async function isHourFull(db: Db, { perHour, now }: { perHour: number; now: Temporal.Instant }) {
  const { count } = await db
    .selectFrom('phone_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('begun_at', '>', now.subtract({ hours: 1 }))
    .executeTakeFirstOrThrow()
  return count >= perHour
}

export async function deleteMessagesBefore(tx: Tx, time: Temporal.Instant) {
  await tx.deleteFrom('phone_message').where('begun_at', '<', time).execute()
}
