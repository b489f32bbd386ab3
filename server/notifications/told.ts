import type { Language } from '#contract/languages.ts'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db } from '#server/platform/db.ts'
import type { Facts } from './facts.ts'
import { notificationsOf } from './queries.ts'

/** Older ones are nobody's news any more. */
const most = 200

export async function toldTo(db: Db, memberId: string, language: Language): Promise<Notification[]> {
  const rows = await notificationsOf(db, memberId, most)
  return rows.map(({ id, kind, facts, link, created_at, read_at }) => ({
    id,
    kind,
    title: titleOf(kind, facts as Facts[typeof kind], language),
    datatime: String(created_at),
    isRead: read_at ? 1 : 0,
    link,
  }))
}

function titleOf<Kind extends NotificationKind>(kind: Kind, facts: Facts[Kind], language: Language): string {
  const words: { [Each in NotificationKind]: (facts: Facts[Each]) => string } =
    textsIn(language).notifications
  return words[kind](facts)
}
