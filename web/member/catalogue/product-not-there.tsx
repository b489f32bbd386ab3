import sorry from '#brand/art/caramelo-sorry.svg'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import styles from './recommendation.module.css'
import { useProductWords } from './words.ts'

type ProductNotThereProps = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }

/** In the place of a product that is on its way, or could not be had. */
export function ProductNotThere({ isError, isFetching, refetch }: ProductNotThereProps) {
  const { productPage } = useProductWords()
  return (
    <main className={styles.words} id="content">
      {isError ? (
        <RetryNotice
          failed={productPage.failed}
          safe={productPage.failedSafe}
          retryText={productPage.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton text={productPage.loading}>
          <SkeletonBlock height="252px" />
          <SkeletonBlock height="34px" width="70%" shape="line" />
          <SkeletonBlock height="180px" />
        </Skeleton>
      )}
    </main>
  )
}

export function NoProduct() {
  const { productPage } = useProductWords()
  return (
    <main className={styles.missing} id="content">
      <img src={sorry} width="160" height="112" alt="" />
      <ScreenHeading screen={productPage.notFound}>{productPage.notFound}</ScreenHeading>
      <p>{productPage.notFoundText}</p>
    </main>
  )
}
