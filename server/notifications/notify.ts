import type { NotificationKind } from '#contract/notifications.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { topicOf, wantsMail } from './channels.ts'
import type { NotificationFacts } from './facts.ts'
import { notificationMailJob } from './notification-mail.ts'
import { insertNotification } from './queries.ts'

type Message<Kind extends NotificationKind> = {
  memberId: string
  kind: Kind
  facts: NotificationFacts[Kind]
  link?: `/${string}`
  now: Temporal.Instant
}

/** The other kinds have a mail of their own. */
const mailedAsTheyAre: readonly NotificationKind[] = [
  'prize_back',
  'challenge_reached',
  'welcome_paid',
  'lead_reminder',
  'recommendation_sold',
  'recommendation_joined',
  'recommendation_reversed',
  'broadcast',
]

/** A trigger wakes the member's open pages and adds push jobs at the commit. */
export async function notify<Kind extends NotificationKind>(tx: Tx, message: Message<Kind>): Promise<void> {
  const notificationId = await insertNotification(tx, message)
  const { memberId, kind } = message
  if (mailedAsTheyAre.includes(kind) && (await wantsMail(tx, memberId, topicOf(kind))))
    await enqueue(tx, notificationMailJob, { notificationId })
}
