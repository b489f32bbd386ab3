import { queryOptions } from '@tanstack/react-query'
import { listNotifications, markNotificationsRead, type Notification } from '#contract/notifications.ts'
import { memberApi } from '#web/platform/member-api.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { isKnown, newestFirst, unreadAmong, withNotification } from './newest-first.ts'

/** Asked for once: what comes later is told by the stream, and a reading elsewhere too. */
export const notificationsQuery = queryOptions({
  queryKey: [listNotifications.path],
  queryFn: async () => newestFirst(await memberApi.call(listNotifications)),
  staleTime: Number.POSITIVE_INFINITY,
})

const { queryKey } = notificationsQuery

/** As they are from now on: an answer that is on its way may be older. */
export async function reloadNotifications(): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** Whether it was news. */
export function addNotification(one: Notification): boolean {
  const known = queryClient.getQueryData(queryKey)
  if (known) queryClient.setQueryData(queryKey, withNotification(known, one))
  if (queryClient.isFetching({ queryKey }) > 0) void reloadNotifications()
  return !known || !isKnown(known, one)
}

/** Everything that is unread; that it could not be marked is logged, and keeps nobody from anything. */
export async function markRead(): Promise<void> {
  if (unreadAmong(queryClient.getQueryData(queryKey) ?? []) === 0) return
  try {
    await memberApi.call(markNotificationsRead)
    await reloadNotifications()
  } catch (error) {
    reportError(error)
  }
}
