import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { useOfficeReportsWords } from './words.ts'

export function Waiting() {
  const { reporting } = useOfficeReportsWords()
  return (
    <Skeleton text={reporting.loading}>
      <SkeletonBlock height="420px" />
    </Skeleton>
  )
}
