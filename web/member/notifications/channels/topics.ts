import type { User } from '#contract/members.ts'
import type { NotificationTopic } from '#contract/notifications.ts'

const forEverybody: readonly NotificationTopic[] = ['account', 'news']

/** Whether this person can ever be told of it: nobody is asked about what does not reach them. */
export function concerns(topic: NotificationTopic, { roles }: User['level']): boolean {
  if (roles.promoter) return forEverybody.includes(topic)
  return topic !== 'invoices' || roles.attendant
}
