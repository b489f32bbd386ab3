import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { useRedemptionsWords } from './words.ts'

type NotThereProps = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }

/** In the place of redemptions that are on their way, or could not be had. */
export function NotThere({ isError, isFetching, refetch }: NotThereProps) {
  const { redemptionList } = useRedemptionsWords()
  if (isError)
    return (
      <RetryNotice
        failed={redemptionList.failed}
        safe={redemptionList.failedSafe}
        retryText={redemptionList.tryAgain}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Skeleton text={redemptionList.loading}>
      <SkeletonBlock height="104px" />
      <SkeletonBlock height="104px" />
      <SkeletonBlock height="104px" />
    </Skeleton>
  )
}
