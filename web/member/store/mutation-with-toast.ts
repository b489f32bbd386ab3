import { useMutation } from '@tanstack/react-query'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { toast } from '#web/ui/toasts.ts'
import { useStoreWords } from './words.ts'

/** A refusal is shown as a toast in the server's words. */
export function useMutationWithToast(tell: () => Promise<void>) {
  const { prizeCard } = useStoreWords()
  return useMutation({
    mutationFn: tell,
    onError: (error) => {
      const message = isApiFailure(error) ? error.message : ''
      toast(message || prizeCard.failed, { kind: 'error' })
    },
  })
}
