import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { useWords } from './language.ts'

export function Waiting({ height }: { height: `${number}${'px' | 'vh'}` }) {
  const { shell } = useWords()
  return (
    <Skeleton text={shell.loading}>
      <SkeletonBlock height={height} />
    </Skeleton>
  )
}
