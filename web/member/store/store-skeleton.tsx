import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import styles from './store.module.css'
import { useStoreWords } from './words.ts'

const places = ['first', 'second', 'third', 'fourth']

export function StoreSkeleton() {
  const { store } = useStoreWords()
  return (
    <>
      <Skeleton text={store.loading}>
        <SkeletonBlock height="44px" />
        <SkeletonBlock height="52px" />
      </Skeleton>
      <div className={styles.grid}>
        {places.map((place) => (
          <CardSkeleton key={place} isOnShelf />
        ))}
      </div>
    </>
  )
}
