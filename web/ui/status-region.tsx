import { type FocusEvent, useRef, useState } from 'react'
import styles from './status-region.module.css'
import { Toast } from './toast.tsx'
import { dismissToast, useToasts } from './toasts.ts'

/** One for each app, always on the page, so that screen readers announce what appears in it. */
export function StatusRegion({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useToasts()
  const region = useRef<HTMLDivElement>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const { hasFocus, focusBack, ...focus } = useVisit()

  function dismiss(id: number) {
    const hadFocus = region.current?.contains(document.activeElement) ?? false
    dismissToast(id)
    setPointedAt(false)
    if (hadFocus) focusBack()
  }

  return (
    <div
      className={styles.region}
      ref={region}
      role="status"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      {...focus}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          dismissLabel={dismissLabel}
          isAttended={isPointedAt || hasFocus}
          onDismiss={() => dismiss(toast.id)}
        />
      ))}
    </div>
  )
}

/** Returns the focus to where it was, so that it does not go to the top of the page. */
function useVisit() {
  const [hasFocus, setFocus] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  return {
    hasFocus,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      setFocus(true)
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    onBlur: () => setFocus(false),
    focusBack: () => {
      setFocus(false)
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    },
  }
}
