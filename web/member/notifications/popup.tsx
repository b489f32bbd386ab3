import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { memberPaths } from '#contract/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { useNotification } from './notification-provider.tsx'
import { NotificationRow } from './notification-row.tsx'
import styles from './popup.module.css'
import { useNotificationWords } from './words.ts'

type PopupProps = {
  id: string
  hasPage: boolean
  onClose: () => void
  onFollow: () => void
}

const most = 5

export function Popup({ id, hasPage, onClose, onFollow }: PopupProps) {
  const { notifications } = useNotificationWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <dialog id={id} className={styles.popup} data-arises="true" aria-labelledby={`${id}-title`} open>
      <Row gap={0} spread="between" hasOneLine className={styles.head}>
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
          {notifications.title}
        </h2>
        <IconButton label={notifications.close} Icon={IconX} onClick={onClose} />
      </Row>
      <NewestNotifications onFollow={onFollow} />
      {hasPage && (
        <div className={styles.foot}>
          <ButtonLink variant="soft" isFullWidth to={memberPaths.notifications} onClick={onFollow}>
            {notifications.all}
          </ButtonLink>
        </div>
      )}
    </dialog>
  )
}

function NewestNotifications({ onFollow }: Pick<PopupProps, 'onFollow'>) {
  const { notifications } = useNotificationWords()
  const { items, error } = useNotification()
  const newest = items?.slice(0, most) ?? []
  return (
    <div className={styles.body}>
      {error && (
        <Text tone="error" role="alert">
          {error}
        </Text>
      )}
      {!error && !items && (
        <Text look="secondary" role="status">
          {notifications.loading}
        </Text>
      )}
      {items?.length === 0 && <Text look="secondary">{notifications.none}</Text>}
      {newest.length > 0 && (
        <ul>
          {newest.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </div>
  )
}
