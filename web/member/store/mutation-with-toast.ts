import { useMutation } from '@tanstack/react-query'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { toast } from '#web/ui/toasts.ts'
import { useStoreWords } from './words.ts'

/** Tells the server something small; what it refuses is said in its own words, beside everything else. */
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
