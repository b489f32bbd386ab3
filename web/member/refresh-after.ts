import { type NotificationKind, type NotificationTopic, notificationTopics } from '#contract/notifications.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** What the page may show of each topic, by the first word of its queries. */
const concerned: Readonly<Record<NotificationTopic, readonly string[]>> = {
  invoices: ['user', 'statement', 'invoices', 'challenges', 'ranking'],
  redemptions: ['user', 'statement', 'redemptions', 'store'],
  coins: ['user', 'statement'],
  challenges: ['user', 'statement', 'challenges', 'ranking'],
  clients: ['leads'],
  account: ['user'],
  news: ['challenges', 'store'],
}

/** What is in view is read again when the person is told that it changed. */
export function refreshAfter(kind: NotificationKind): void {
  const topics = Object.entries(notificationTopics) as [NotificationTopic, readonly NotificationKind[]][]
  for (const [topic, kinds] of topics) {
    if (!kinds.includes(kind)) continue
    for (const name of concerned[topic]) void queryClient.invalidateQueries({ queryKey: [name] })
  }
}
