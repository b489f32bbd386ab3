import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from './icon-button.tsx'
import { statusIcons } from './status-kind.ts'
import styles from './toast.module.css'
import type { ToastMessage } from './toasts.ts'

type ToastProps = ToastMessage & {
  dismissLabel: string
  /** No toast disappears while somebody points at one or has the focus in one. */
  isAttended: boolean
  onDismiss: () => void
}

export function Toast({ message, kind, action, seconds, dismissLabel, isAttended, onDismiss }: ToastProps) {
  useLeave(isAttended ? null : seconds, onDismiss)
  const Icon = statusIcons[kind]

  function act() {
    action?.onPress()
    onDismiss()
  }

  return (
    <div className={styles.toast}>
      <Icon size={20} aria-hidden="true" />
      <p>{message}</p>
      {action && (
        <button className={styles.action} type="button" onClick={act}>
          {action.text}
        </button>
      )}
      <IconButton label={dismissLabel} Icon={IconX} onClick={onDismiss} />
    </div>
  )
}

function useLeave(seconds: number | null, onLeave: () => void) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (seconds === null) return
    const timer = setTimeout(leave, seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
}
