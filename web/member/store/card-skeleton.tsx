import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack } from '#web/ui/stack.tsx'
import styles from './prize-card.module.css'

type CardSkeletonProps = {
  /** Only one of several skeletons is read out. */
  text?: string | undefined
  isOnShelf?: boolean
}

export function CardSkeleton({ text, isOnShelf = false }: CardSkeletonProps) {
  return (
    <Skeleton text={text}>
      <Stack gap={0} className={styles.slot}>
        <Card className={styles.card} data-lying={!isOnShelf}>
          <div className={styles.picture}>
            <SkeletonBlock height="120px" />
          </div>
          <div className={styles.title} />
          <div className={styles.price}>
            <SkeletonBlock shape="line" width="60%" height="24px" />
          </div>
          <div className={styles.action}>
            <SkeletonBlock height="44px" />
          </div>
        </Card>
      </Stack>
    </Skeleton>
  )
}
