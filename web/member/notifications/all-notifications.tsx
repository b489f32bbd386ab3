import { useEffect, useRef } from 'react'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useWords } from '#web/platform/language.ts'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List } from '#web/ui/list.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { markRead } from './calls.ts'
import { groupsOf } from './notification-groups.ts'
import { useNotification } from './notification-provider.tsx'
import { NotificationRow } from './notification-row.tsx'
import { useNotificationWords } from './words.ts'

/** Leaving the screen marks everything as read. */
export function AllNotifications() {
  const { notifications } = useNotificationWords()
  const { failure } = useWords()
  const { items, error, isLoading, reload } = useNotification()
  useMarkReadOnLeaving()
  return (
    <SubScreen back={{ to: memberPaths.profile, text: notifications.back }} title={notifications.title}>
      {error && (
        <RetryNotice
          failed={error}
          safe={notifications.loadSafe}
          retryText={failure.tryAgain}
          isRetrying={isLoading}
          onRetry={() => void reload()}
        />
      )}
      {!error && !items && <ListSkeleton />}
      {items?.length === 0 && (
        <EmptyState
          art={<Caramelo mood="sleeping" widthPx={140} />}
          title={notifications.none}
          text={notifications.noneText}
        />
      )}
      {groupsOf(items ?? [], Date.now()).map((group) => (
        <Stack as="section" gap={2} key={group.when}>
          <Text as="h2" look="group-title">
            {notifications.groups[group.when]}
          </Text>
          <List>
            {group.notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </List>
        </Stack>
      ))}
      {(items || error) && (
        <TextLink isAlone to={memberPaths.channels}>
          {notifications.channels}
        </TextLink>
      )}
    </SubScreen>
  )
}

/** In development React unmounts and mounts every screen once, so marking waits for a moment. */
function useMarkReadOnLeaving() {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(leaving.current)
    // Whoever opens another address or closes the tab unmounts nothing.
    const leave = () => void markRead()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leaving.current = setTimeout(() => void markRead())
    }
  }, [])
}

function ListSkeleton() {
  const { notifications } = useNotificationWords()
  return (
    <Skeleton text={notifications.loading}>
      <SkeletonBlock shape="line" width="72px" height="20px" />
      <SkeletonBlock height="144px" />
      <SkeletonBlock shape="line" width="96px" height="20px" />
      <SkeletonBlock height="144px" />
    </Skeleton>
  )
}
