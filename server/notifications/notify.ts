import type { NotificationKind } from '#contract/notifications.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { topicOf, wantsMail } from './channels.ts'
import type { Facts } from './facts.ts'
import { notificationMailJob } from './notification-mail.ts'
import { insertNotification } from './queries.ts'

type Message<Kind extends NotificationKind> = {
  memberId: string
  kind: Kind
  facts: Facts[Kind]
  /** The screen it is about. */
  link?: `/${string}`
  now: Temporal.Instant
}

/** The others have a mail of their own, which their feature sends. */
const mailedAsTheyAre: readonly NotificationKind[] = [
  'prize_back',
  'challenge_reached',
  'lead_reminder',
  'broadcast',
]

/**
 * Tells a member something, together with the change it is about. The database wakes the open pages of that member at
 * the commit, and asks for the messages to their closed browsers.
 */
export async function notify<Kind extends NotificationKind>(tx: Tx, message: Message<Kind>): Promise<void> {
  const notificationId = await insertNotification(tx, message)
  const { memberId, kind } = message
  if (mailedAsTheyAre.includes(kind) && (await wantsMail(tx, memberId, topicOf(kind))))
    await enqueue(tx, notificationMailJob, { notificationId })
}
