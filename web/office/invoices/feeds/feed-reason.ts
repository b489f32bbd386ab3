import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFeedWords } from './words.ts'

/** Why something became of a document as it did; a reason of a later version is told as it is. */
export function useFeedReason(): (reason: string | null) => string {
  const { feeds } = useFeedWords()
  const { review } = useReviewWords()
  const words: Readonly<Record<string, string | undefined>> = { ...review.unproved, ...feeds.reasons }
  return (reason) => (reason === null ? '' : (words[reason] ?? reason))
}
