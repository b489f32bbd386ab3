import {
  IconArrowBackUp,
  IconCalendarTime,
  IconCircleCheck,
  IconCircleX,
  IconFlame,
  IconGift,
  IconMailOpened,
  IconPackage,
  IconPencil,
  IconSpeakerphone,
  IconTruckDelivery,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { useFormat } from '#web/platform/format.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
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

type Look = {
  readonly Icon: IconShape
  readonly tone: 'success' | 'error' | 'attention' | 'info' | 'caramel' | 'action'
}

const looks: Readonly<Record<NotificationKind, Look>> = {
  invoice_counted: { Icon: IconCircleCheck, tone: 'success' },
  invoice_rejected: { Icon: IconCircleX, tone: 'error' },
  invoice_incomplete: { Icon: IconPencil, tone: 'attention' },
  invoice_reversed: { Icon: IconArrowBackUp, tone: 'error' },
  redemption_requested: { Icon: IconGift, tone: 'info' },
  redemption_preparing: { Icon: IconPackage, tone: 'info' },
  redemption_shipped: { Icon: IconTruckDelivery, tone: 'info' },
  redemption_delivered: { Icon: IconCircleCheck, tone: 'success' },
  redemption_cancelled: { Icon: IconArrowBackUp, tone: 'attention' },
  prize_back: { Icon: IconGift, tone: 'caramel' },
  coins_expiring: { Icon: IconCalendarTime, tone: 'attention' },
  verified: { Icon: IconUserCheck, tone: 'success' },
  data_asked: { Icon: IconPencil, tone: 'attention' },
  challenge_reached: { Icon: IconFlame, tone: 'caramel' },
  lead_reminder: { Icon: IconUsers, tone: 'action' },
  broadcast: { Icon: IconSpeakerphone, tone: 'action' },
}

/** A kind this version does not know yet looks like a message of the team. */
function lookOf(kind: string): Look {
  return isKnown(kind) ? looks[kind] : looks.broadcast
}

function isKnown(kind: string): kind is NotificationKind {
  return Object.hasOwn(looks, kind)
}
