import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { useRedemptionsWords } from './words.ts'

export function RedemptionsSkeleton() {
  const { redemptionList } = useRedemptionsWords()
  return (
    <Skeleton text={redemptionList.loading}>
      <SkeletonBlock height="104px" />
      <SkeletonBlock height="104px" />
      <SkeletonBlock height="104px" />
    </Skeleton>
  )
}
