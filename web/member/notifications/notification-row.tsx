import { IconMailOpened } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { useFormat } from '#web/platform/format.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { lookOf } from './kind-look.ts'
import styles from './notification-row.module.css'
import { useNotificationWords } from './words.ts'

type NotificationRowProps = { notification: Notification; onFollow?: () => void }

export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { kind, title, datatime, isRead } = notification
  const { Icon, tone } = lookOf(kind)
  return (
    <li>
      <Whole notification={notification} onFollow={onFollow}>
        <Tile tone={isRead ? 'neutral' : tone} sizePx={40}>
          <Icon size={22} aria-hidden="true" />
        </Tile>
        <Stack as="span" gap={0} className={styles.words}>
          <span className={styles.title}>{title}</span>
          <time dateTime={datatime}>{useMoment(datatime)}</time>
        </Stack>
        <State isRead={isRead === 1} />
      </Whole>
    </li>
  )
}

type WholeProps = { notification: Notification; onFollow: (() => void) | undefined; children: ReactNode }

function Whole({ notification: { link, isRead }, onFollow, children }: WholeProps) {
  const look = { className: styles.row, 'data-unread': isRead !== 1 }
  if (!link) return <div {...look}>{children}</div>
  return (
    <Link {...look} to={link} onClick={onFollow}>
      {children}
    </Link>
  )
}

function State({ isRead }: { isRead: boolean }) {
  const { notifications } = useNotificationWords()
  return (
    <span className={styles.state}>
      {isRead ? <IconMailOpened size={20} aria-hidden="true" /> : <i className={styles.dot} />}
      <VisuallyHidden>{isRead ? notifications.read : notifications.unread}</VisuallyHidden>
    </span>
  )
}

/** Hoje, 10:41 */
function useMoment(datatime: string): string {
  const { relativeDay, time } = useFormat()
  const day = relativeDay(datatime, new Date())
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${time(datatime)}`
}
