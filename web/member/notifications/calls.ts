import { queryOptions } from '@tanstack/react-query'
import { listNotifications, markNotificationsRead, type Notification } from '#contract/notifications.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { isKnown, newestFirst, unreadAmong, withNotification } from './newest-first.ts'

/** Fetched once: the stream brings what comes later. */
export const notificationsQuery = queryOptions({
  queryKey: [listNotifications.path],
  queryFn: async () => newestFirst(await memberApi.call(listNotifications)),
  staleTime: Number.POSITIVE_INFINITY,
})

const { queryKey } = notificationsQuery

/** An answer that is on its way may be older, so it is cancelled. */
export async function reloadNotifications(): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** Returns whether the notification was new. */
export function addNotification(one: Notification): boolean {
  const known = queryClient.getQueryData(queryKey)
  if (known) queryClient.setQueryData(queryKey, withNotification(known, one))
  if (queryClient.isFetching({ queryKey }) > 0) void reloadNotifications()
  return !known || !isKnown(known, one)
}

/** A failure is only logged: it must not stop the person from leaving, even the whole app. */
export async function markRead(): Promise<void> {
  if (unreadAmong(queryClient.getQueryData(queryKey) ?? []) === 0) return
  try {
    await memberApi.call(markNotificationsRead, {}, { keepalive: true })
    await reloadNotifications()
  } catch (error) {
    reportError(error)
  }
}
