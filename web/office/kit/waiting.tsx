import { useWords } from '#web/platform/language.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'

export function Waiting({ height }: { height: `${number}${'px' | 'vh'}` }) {
  const { shell } = useWords()
  return (
    <Skeleton text={shell.loading}>
      <SkeletonBlock height={height} />
    </Skeleton>
  )
}
