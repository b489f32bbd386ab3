import type { NotificationKind } from '#contract/notifications.ts'

/** News of what is being done in this tab, until when they are waited for. */
const awaited = new Map<NotificationKind, number>()
const patienceMs = 30_000

/** Whoever does something here sees it done: its news need not be said as well. */
export function expectNotification(kind: NotificationKind): void {
  awaited.set(kind, Date.now() + patienceMs)
}

/** Once for each thing done. */
export function wasExpected(kind: NotificationKind): boolean {
  const until = awaited.get(kind) ?? 0
  awaited.delete(kind)
  return Date.now() < until
}
