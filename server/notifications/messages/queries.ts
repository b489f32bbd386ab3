import { type Db, isFound } from '#server/platform/db.ts'

/** Undefined if it is gone or read, or its person has another phone or wants no messages any more. */
export async function noticeToSend(db: Db, notificationId: string) {
  return db
    .selectFrom('notification')
    .innerJoin('member', 'member.id', 'notification.member_id')
    .innerJoin('proved_phone', (join) =>
      join.onRef('proved_phone.member_id', '=', 'member.id').onRef('proved_phone.phone', '=', 'member.phone'),
    )
    .select(['notification.id', 'notification.kind', 'notification.facts', 'notification.link'])
    .select(['notification.created_at', 'member.id as memberId', 'member.language'])
    .select('proved_phone.phone')
    .where('notification.id', '=', notificationId)
    .where('notification.read_at', 'is', null)
    .where('proved_phone.notices_since', 'is not', null)
    .executeTakeFirst()
}

/** Since they were asked for; what is older than a month is forgotten, and said again. */
export async function isFirstNotice(db: Db, memberId: string) {
  return !(await isFound(
    db
      .selectFrom('phone_message')
      .innerJoin('proved_phone', 'proved_phone.member_id', 'phone_message.member_id')
      .select('phone_message.id')
      .where('phone_message.member_id', '=', memberId)
      .where('phone_message.kind', '=', 'notice')
      .where('phone_message.handed_at', 'is not', null)
      .whereRef('phone_message.begun_at', '>=', 'proved_phone.notices_since'),
  ))
}

export async function messagesTo(db: Db, memberId: string) {
  return db
    .selectFrom('phone_message')
    .select(['kind', 'begun_at', 'handed_at'])
    .where('member_id', '=', memberId)
    .orderBy('begun_at')
    .orderBy('id')
    .execute()
}
