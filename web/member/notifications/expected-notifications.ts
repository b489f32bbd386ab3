import type { NotificationKind } from '#contract/notifications.ts'

const awaited = new Map<NotificationKind, number>()
const patienceMs = 30_000

/** The person sees what they do in this tab, so its notification is not shown as a toast. */
export function expectNotification(kind: NotificationKind): void {
  awaited.set(kind, Date.now() + patienceMs)
}

/** Each expected notification counts once. */
export function wasExpected(kind: NotificationKind): boolean {
  const until = awaited.get(kind) ?? 0
  awaited.delete(kind)
  return Date.now() < until
}
