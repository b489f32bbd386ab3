import {
  IconArrowBackUp,
  IconCalendarCheck,
  IconCalendarTime,
  IconCircleCheck,
  IconCircleX,
  IconConfetti,
  IconFileText,
  IconFlame,
  IconGift,
  IconHeartHandshake,
  IconMailOpened,
  IconPackage,
  IconPencil,
  IconPhone,
  IconSpeakerphone,
  IconTicket,
  IconTruckDelivery,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import type { Notification, NotificationKind } from '#contract/notifications.ts'
import { useFormat } from '#web/platform/format.ts'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { ItemWords, ListItem } from '#web/ui/list.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './notification-row.module.css'
import { useNotificationWords } from './words.ts'

type NotificationRowProps = { notification: Notification; onFollow?: () => void }

export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { kind, title, datatime, isRead, link } = notification
  const { Icon, tone } = lookOf(kind)
  return (
    <ListItem to={link} isMarked={isRead !== 1} onClick={onFollow}>
      <Tile tone={isRead ? 'neutral' : tone} sizePx={40}>
        <Icon size={22} aria-hidden="true" />
      </Tile>
      <ItemWords>
        <Text as="span" look={isRead ? 'plain' : 'strong'} className={styles.title}>
          {title}
        </Text>
        <small>
          <time dateTime={datatime}>{useMoment(datatime)}</time>
        </small>
      </ItemWords>
      <ReadState isRead={isRead === 1} />
    </ListItem>
  )
}

function ReadState({ isRead }: { isRead: boolean }) {
  const { notifications } = useNotificationWords()
  return (
    <span className={styles.state}>
      {isRead ? <IconMailOpened size={20} aria-hidden="true" /> : <i className={styles.dot} />}
      <VisuallyHidden>{isRead ? notifications.read : notifications.unread}</VisuallyHidden>
    </span>
  )
}

/** For example "Hoje, 10:41". */
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
  redemption_contacted: { Icon: IconPhone, tone: 'info' },
  redemption_booked: { Icon: IconCalendarCheck, tone: 'success' },
  redemption_delivered: { Icon: IconCircleCheck, tone: 'success' },
  redemption_cancelled: { Icon: IconArrowBackUp, tone: 'attention' },
  prize_back: { Icon: IconGift, tone: 'caramel' },
  coins_expiring: { Icon: IconCalendarTime, tone: 'attention' },
  welcome_paid: { Icon: IconConfetti, tone: 'success' },
  verified: { Icon: IconUserCheck, tone: 'success' },
  data_asked: { Icon: IconPencil, tone: 'attention' },
  challenge_reached: { Icon: IconFlame, tone: 'caramel' },
  lead_reminder: { Icon: IconUsers, tone: 'action' },
  recommendation_sold: { Icon: IconHeartHandshake, tone: 'success' },
  recommendation_joined: { Icon: IconTicket, tone: 'success' },
  recommendation_reversed: { Icon: IconArrowBackUp, tone: 'attention' },
  rules_changed: { Icon: IconFileText, tone: 'action' },
  broadcast: { Icon: IconSpeakerphone, tone: 'action' },
}

/** An older version of the app shows a kind that it does not know as a message of the team. */
function lookOf(kind: string): Look {
  return isKnown(kind) ? looks[kind] : looks.broadcast
}

function isKnown(kind: string): kind is NotificationKind {
  return Object.hasOwn(looks, kind)
}
