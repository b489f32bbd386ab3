import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { showAppBadge } from '#web/member/kit/app-badge.ts'
import { addNotification, notificationsQuery, reloadNotifications } from './calls.ts'
import { useNotificationStream } from './live/use-notification-stream.ts'
import { unreadAmong } from './newest-first.ts'
import { useNotificationToast } from './use-notification-toast.ts'
import { useNotificationWords } from './words.ts'

type Notifications = {
  items: readonly Notification[] | undefined
  unread: number
  error: string | null
  isLoading: boolean
  reload: () => Promise<void>
}

type NotificationProviderProps = {
  person: string
  hasPage: boolean
  onNews: (kind: NotificationKind) => void
  children: ReactNode
}

const Context = createContext<Notifications | null>(null)

/** The list waits this long for the stream, because a list that is fetched after it stands can miss nothing. */
const patienceMs = 500

export function useNotification(): Notifications {
  const value = useContext(Context)
  if (!value) throw new Error('useNotification deve ser usado dentro de NotificationProvider')
  return value
}

export function NotificationProvider({ person, hasPage, onNews, children }: NotificationProviderProps) {
  const { notifications } = useNotificationWords()
  const [isDue, setDue] = useState(false)
  const { data, isError, isFetching } = useQuery({ ...notificationsQuery, enabled: isDue })
  const announce = useNotificationToast({ hasPage })

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])

  useNotificationStream({
    person,
    onBegun: () => {
      if (isDue) void reloadNotifications()
      else setDue(true)
    },
    onTold: (notification) => {
      if (!addNotification(notification)) return
      announce(notification)
      onNews(notification.kind)
    },
    onChanged: () => void reloadNotifications(),
  })

  const unread = unreadAmong(data ?? [])
  const isKnown = data !== undefined
  useEffect(() => {
    if (isKnown) showAppBadge(unread)
  }, [isKnown, unread])

  const value = {
    items: data,
    unread,
    error: isError ? notifications.loadFailed : null,
    isLoading: !isDue || isFetching,
    reload: reloadNotifications,
  }
  return <Context value={value}>{children}</Context>
}
