import { isApiFailure } from '#web/platform/api-failure.ts'
import { toast } from '#web/ui/toasts.ts'

export function toastFailure(error: unknown, fallback: string) {
  const message = isApiFailure(error) ? error.message : ''
  toast(message || fallback, { kind: 'error' })
}
