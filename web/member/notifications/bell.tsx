import { IconBell, IconBellFilled } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useLeaving } from '#web/ui/leaving.ts'
import styles from './bell.module.css'
import { markRead } from './calls.ts'
import { useNotification } from './notification-provider.tsx'
import { Popup } from './popup.tsx'
import { useNotificationWords } from './words.ts'

/** More than this finds no room in the badge; its name says the same. */
const mostShown = 99

export function Bell({ hasPage }: { hasPage: boolean }) {
  const { notifications } = useNotificationWords()
  const { unread } = useNotification()
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popupId = useId()
  const shown = unread > mostShown ? `${mostShown}+` : String(unread)
  const Icon = unread > 0 ? IconBellFilled : IconBell

  function close({ isFocusKept }: { isFocusKept: boolean }) {
    setOpen(false)
    if (!isFocusKept) button.current?.focus()
    void markRead()
  }

  useLeaving(isOpen, whole, (byKey) => close({ isFocusKept: !byKey }))

  return (
    <div className={styles.whole} ref={whole}>
      <IconButton
        ref={button}
        Icon={Icon}
        count={unread > 0 ? shown : undefined}
        label={unread > 0 ? notifications.unreadCount(unread, shown) : notifications.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        onClick={() => (isOpen ? close({ isFocusKept: false }) : setOpen(true))}
      />
      {isOpen && (
        <Popup
          id={popupId}
          hasPage={hasPage}
          onClose={() => close({ isFocusKept: false })}
          onFollow={() => close({ isFocusKept: true })}
        />
      )}
    </div>
  )
}
