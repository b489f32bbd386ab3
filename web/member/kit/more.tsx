import { useWords } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'

type MoreProps = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  text: string
  failed: string
  safe: string
}

/** Below a list that goes on: its next piece, or the way to try for it again. */
export function More({ query, text, failed, safe }: MoreProps) {
  const { failure } = useWords()
  const { isFetchingNextPage: isBusy, fetchNextPage } = query
  if (query.isFetchNextPageError)
    return (
      <RetryNotice
        failed={failed}
        safe={safe}
        retryText={failure.tryAgain}
        isRetrying={isBusy}
        onRetry={() => void fetchNextPage()}
      />
    )
  if (!query.hasNextPage) return null
  return (
    <Button variant="soft" isFullWidth isBusy={isBusy} onClick={() => void fetchNextPage()}>
      {text}
    </Button>
  )
}
