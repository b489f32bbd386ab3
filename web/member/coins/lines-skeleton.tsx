import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { useCoinsWords } from './words.ts'

export function LinesSkeleton() {
  const { statement } = useCoinsWords()
  return (
    <Skeleton text={statement.loading}>
      <SkeletonBlock shape="line" width="40%" height="20px" />
      <SkeletonBlock height="380px" />
    </Skeleton>
  )
}
