import { useInfiniteQuery } from '@tanstack/react-query'
import stethoscope from '#brand/art/stethoscope.svg'
import { linkTo, memberPaths } from '#contract/paths.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { useFormat } from '#web/platform/format.ts'
import { fullName } from '#web/platform/product-name.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { listQuery } from './calls.ts'
import styles from './prescriptions.module.css'
import { usePrescriptionsWords } from './words.ts'

export function PrescriptionList() {
  const { prescriptionList } = usePrescriptionsWords()
  const query = useInfiniteQuery(listQuery)
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const made = data?.pages.flatMap(({ items }) => items)
  return (
    <section className={styles.section} aria-labelledby="prescriptions">
      <h2 id="prescriptions">{prescriptionList.title}</h2>
      {!made && !isError && (
        <Skeleton text={prescriptionList.loading}>
          <SkeletonBlock height="76px" />
        </Skeleton>
      )}
      {made?.length === 0 && (
        <EmptyState art={stethoscope} title={prescriptionList.empty} text={prescriptionList.emptyText} />
      )}
      {made && made.length > 0 && (
        <RowList label={prescriptionList.title}>
          {made.map((prescription) => (
            <Row key={prescription.id} prescription={prescription} />
          ))}
        </RowList>
      )}
      {isError && (
        <RetryNotice
          failed={prescriptionList.failed}
          safe={prescriptionList.failedSafe}
          retryText={prescriptionList.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void (made ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !isError && (
        <Button variant="soft" isFullWidth isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {prescriptionList.more}
        </Button>
      )}
    </section>
  )
}

function Row({ prescription }: { prescription: Prescription }) {
  const { prescriptionList } = usePrescriptionsWords()
  const { date } = useFormat()
  const { id, client_name, pet_breed, created_at, product } = prescription
  return (
    <LinkRow
      to={linkTo(memberPaths.prescription, { id })}
      title={client_name}
      text={[fullName(product), prescriptionList.line(pet_breed, date(created_at))].join(' · ')}
    />
  )
}
