import { useInfiniteQuery } from '@tanstack/react-query'
import mailbox from '#brand/art/open-mailbox-with-lowered-flag.svg'
import { useLanguage } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { linesQuery } from './calls.ts'
import { LinesSkeleton } from './lines-skeleton.tsx'
import { monthsOf } from './months.ts'
import { Movement } from './movement.tsx'
import styles from './statement.module.css'
import { useCoinsWords } from './words.ts'

/** Newest first; earlier months come when they are asked for. */
export function Movements() {
  const { statement } = useCoinsWords()
  const monthName = useMonthName()
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(linesQuery)
  const months = monthsOf(data?.pages.flatMap(({ items }) => items) ?? [])
  const hasFailedFurtherOn = isError && months.length > 0
  if (!data && !isError) return <LinesSkeleton />
  return (
    <>
      {data && months.length === 0 && (
        <EmptyState art={mailbox} title={statement.empty} text={statement.emptyText} />
      )}
      {months.map(({ month, lines }) => (
        <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`}>{monthName(month)}</h2>
          <ul className={styles.list}>
            {lines.map((line) => (
              <Movement key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      {isError && (
        <RetryNotice
          failed={statement.failed}
          safe={statement.failedSafe}
          retryText={statement.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void (hasFailedFurtherOn ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !isError && (
        <Button variant="soft" isFullWidth isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {statement.earlier}
        </Button>
      )}
    </>
  )
}

/** Novembro de 2026 */
function useMonthName() {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month: string) => {
    const name = format.format(new Date(`${month}-15`))
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  }
}
