import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { memberPaths } from '#contract/paths.ts'
import { toast } from '#web/ui/toasts.ts'
import { wasExpected } from './expected-notifications.ts'
import { useNotificationWords } from './words.ts'

const seconds = 8

/** Several notifications in a row are shown as one toast with their number. */
export function useNotificationToast({ hasPage }: { hasPage: boolean }) {
  const { notifications } = useNotificationWords()
  const navigate = useNavigate()
  const lastToast = useRef({ count: 0, until: 0, dismiss: () => {} })

  return ({ kind, title, link }: Notification) => {
    if (wasExpected(kind)) return
    const { count, until, dismiss } = lastToast.current
    const isInARow = Date.now() < until
    const now = isInARow ? count + 1 : 1
    dismiss()
    const all = hasPage ? memberPaths.notifications : null
    const target = now > 1 ? all : link
    lastToast.current = {
      count: now,
      until: Date.now() + seconds * 1000,
      dismiss: toast(now > 1 ? notifications.several(now) : title, {
        kind: 'info',
        seconds,
        ...(target && { action: { text: notifications.open, onPress: () => void navigate(target) } }),
      }),
    }
  }
}
