import type { NotificationKind } from '#contract/notifications.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Facts } from './facts.ts'
import { insertNotification } from './queries.ts'

type Message<Kind extends NotificationKind> = {
  memberId: string
  kind: Kind
  facts: Facts[Kind]
  /** The screen it is about. */
  link?: `/${string}`
  now: Temporal.Instant
}

/** Tells a member something, together with the change it is about. */
export async function notify<Kind extends NotificationKind>(tx: Tx, message: Message<Kind>): Promise<void> {
  await insertNotification(tx, message)
}
