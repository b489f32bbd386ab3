import { type QueryKey, useMutation } from '@tanstack/react-query'
import { toast } from '#web/ui/toasts.ts'
import { isApiFailure } from './api-failure.ts'
import { queryClient } from './query-client.ts'

type Acting<Facts> = {
  act: (facts: Facts) => Promise<unknown>
  /** Said once it is done. */
  done: string
  /** Said when the server has no words of its own. */
  failed: string
  /** What is asked for anew, whatever came of it. */
  refreshes: QueryKey
}

/** One press that changes something: what came of it is said at the foot of the page. */
export function useActing<Facts = void>({ act, done, failed, refreshes }: Acting<Facts>) {
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
