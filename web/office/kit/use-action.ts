import { type QueryKey, useMutation } from '@tanstack/react-query'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toasts.ts'

type Action<Facts> = {
  act: (facts: Facts) => Promise<unknown>
  /** Said once it is done. */
  done: string
  /** Said when the server has no words of its own. */
  failed: string
  /** What is asked for anew, whatever came of it. */
  refreshes: QueryKey
}

/** One press that changes something: what came of it is said at the foot of the page. */
export function useAction<Facts = void>({ act, done, failed, refreshes }: Action<Facts>) {
  return useMutation({
    mutationFn: act,
    onSuccess: () => void toast(done),
    onError: (error) => {
      const message = isApiFailure(error) ? error.message : ''
      toast(message || failed, { kind: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: refreshes }),
  })
}
