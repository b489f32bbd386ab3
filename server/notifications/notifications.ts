import type { Language } from '#contract/languages.ts'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { BlindReader } from '#server/platform/actors.ts'
import { rowsByMember } from '#server/platform/batching.ts'
import type { Db } from '#server/platform/db.ts'
import type { NotificationFacts } from './facts.ts'
import { mostNotifications, newestNotifications, notificationsOf } from './queries.ts'

/** Every screen shows how many are unread, so members who ask at the same time share one query. */
export function createNotificationList() {
  const rowsOf = rowsByMember(newestNotifications, 16)
  return async (db: Db, memberId: string, language: Language): Promise<Notification[]> =>
    (await rowsOf(db, memberId)).map((row) => notificationIn(row, language))
}

export async function listNotifications(
  db: Db,
  memberId: string,
  language: Language,
  readerId: BlindReader = null,
): Promise<Notification[]> {
  const rows = await notificationsOf(db, memberId, { most: mostNotifications, readerId })
  return rows.map((row) => notificationIn(row, language))
}

type Told = { kind: NotificationKind; facts: unknown }
type NotificationRow = Told & { id: string; link: string | null; toldAt: string; isRead: boolean }

export function notificationIn(row: NotificationRow, language: Language): Notification {
  const { id, kind, link, toldAt, isRead } = row
  return { id, kind, title: titleIn(row, language), datatime: toldAt, isRead: isRead ? 1 : 0, link }
}

export function titleIn({ kind, facts }: Told, language: Language): string {
  return titleOf(kind, facts as NotificationFacts[typeof kind], language)
}

function titleOf<Kind extends NotificationKind>(
  kind: Kind,
  facts: NotificationFacts[Kind],
  language: Language,
): string {
  const words: { [Each in NotificationKind]: (facts: NotificationFacts[Each]) => string } =
    textsIn(language).notifications
  return words[kind](facts)
}
