import type { Notification } from '#contract/notifications.ts'

export function withNotification(known: readonly Notification[], one: Notification): readonly Notification[] {
  return isKnown(known, one) ? known : newestFirst([one, ...known])
}

export function isKnown(known: readonly Notification[], { id }: Notification): boolean {
  return known.some((other) => other.id === id)
}

export function newestFirst(notifications: readonly Notification[]): readonly Notification[] {
  return notifications.toSorted((one, other) => Date.parse(other.datatime) - Date.parse(one.datatime))
}

export function unreadAmong(notifications: readonly Notification[]): number {
  return notifications.filter(({ isRead }) => isRead !== 1).length
}
