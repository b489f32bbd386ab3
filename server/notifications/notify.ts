import type { NotificationKind } from '#contract/notifications.ts'
import type { Tx } from '#server/platform/db.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { topicOf, wantsMail } from './channels.ts'
import type { NotificationFacts } from './facts.ts'
import { notificationMailJob } from './notification-mail.ts'
import { insertNotifications } from './queries.ts'

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
  const { kind, now, ...one } = message
  await notifyEach(tx, { kind, messages: [one], now })
}

type Messages<Kind extends NotificationKind> = Pick<Message<Kind>, 'kind' | 'now'> & {
  messages: readonly Omit<Message<Kind>, 'kind' | 'now'>[]
}

/** Each of several members gets a message of its own. */
export async function notifyEach<Kind extends NotificationKind>(
  tx: Tx,
  { kind, messages, now }: Messages<Kind>,
) {
  const told = await insertNotifications(tx, { kind, messages, now })
  if (!mailedAsTheyAre.includes(kind)) return
  for (const { notificationId, memberId } of told)
    if (await wantsMail(tx, memberId, topicOf(kind)))
      await enqueue(tx, notificationMailJob, { notificationId })
}
