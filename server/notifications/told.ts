import type { Language } from '#contract/languages.ts'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Db } from '#server/platform/db.ts'
import type { Facts } from './facts.ts'
import { mostTold, notificationsOf } from './queries.ts'

export async function toldTo(db: Db, memberId: string, language: Language): Promise<Notification[]> {
  const rows = await notificationsOf(db, memberId, mostTold)
  return rows.map((row) => notificationIn(row, language))
}

type Row = {
  id: string
  kind: NotificationKind
  facts: unknown
  link: string | null
  created_at: Temporal.Instant
  read_at: Temporal.Instant | null
}

export function notificationIn(row: Row, language: Language): Notification {
  const { id, kind, facts, link, created_at, read_at } = row
  return {
    id,
    kind,
    title: titleOf(kind, facts as Facts[typeof kind], language),
    datatime: String(created_at),
    isRead: read_at ? 1 : 0,
    link,
  }
}

function titleOf<Kind extends NotificationKind>(kind: Kind, facts: Facts[Kind], language: Language): string {
  const words: { [Each in NotificationKind]: (facts: Facts[Each]) => string } =
    textsIn(language).notifications
  return words[kind](facts)
}
