import type { Language } from '#contract/languages.ts'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { BlindReader } from '#server/platform/actors.ts'
import { rowsByMember } from '#server/platform/batching.ts'
import type { Db } from '#server/platform/db.ts'
import { momentText } from '#server/platform/moment-text.ts'
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

type NotificationRow = {
  id: string
  kind: NotificationKind
  facts: unknown
  link: string | null
  created_at: Temporal.Instant
  read_at: Temporal.Instant | null
}

export function notificationIn(row: NotificationRow, language: Language): Notification {
  const { id, kind, facts, link, created_at, read_at } = row
  return {
    id,
    kind,
    title: titleOf(kind, facts as NotificationFacts[typeof kind], language),
    datatime: momentText(created_at),
    isRead: read_at ? 1 : 0,
    link,
  }
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
