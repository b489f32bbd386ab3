import type { User } from '#contract/members.ts'
import type { NotificationTopic } from '#contract/notifications.ts'

const forEverybody: readonly NotificationTopic[] = ['account', 'news']

/** Nobody is asked about notifications that they can never receive. */
export function concerns(topic: NotificationTopic, { roles }: User['level']): boolean {
  if (roles.promoter) return forEverybody.includes(topic)
  return topic !== 'invoices' || roles.attendant
}
