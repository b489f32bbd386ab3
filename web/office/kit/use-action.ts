import { useMutation } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { refresh } from '#web/platform/query.ts'
import { toast } from '#web/ui/toasts.ts'
import { toastFailure } from './toast-failure.ts'

type Action<Facts> = {
  act: (facts: Facts) => Promise<unknown>
  done: string
  failed: string
  /** Asked for again, whatever came of it. */
  refreshes: readonly Endpoint[]
}

/** One press that changes something: what came of it is said at the foot of the page. */
export function useAction<Facts = void>({ act, done, failed, refreshes }: Action<Facts>) {
  return useMutation({
    mutationFn: act,
    onSuccess: () => void toast(done),
    onError: (error) => toastFailure(error, failed),
    onSettled: () => refresh(...refreshes),
  })
}
