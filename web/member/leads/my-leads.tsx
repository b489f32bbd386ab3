import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { leadsQuery } from './calls.ts'
import { filterIn, filters, searchOf } from './filters.ts'
import { LeadRow } from './lead-row.tsx'
import styles from './my-leads.module.css'
import { NoLeads } from './no-leads.tsx'
import { useLeadsWords } from './words.ts'

/** The clients to whom this professional recommended something, newest first. */
export function MyLeads() {
  const { leadList } = useLeadsWords()
  const [search, setSearch] = useSearchParams()
  const filter = filterIn(search)
  const query = useInfiniteQuery(leadsQuery(filter === 'all' ? undefined : filter))
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const leads = data?.pages.flatMap(({ items }) => items)
  return (
    <SubScreen back={{ to: memberPaths.profile, text: leadList.back }} title={leadList.title}>
      <fieldset className={styles.filters} aria-label={leadList.filter}>
        {filters.map((name) => (
          <Chip
            key={name}
            isPressed={name === filter}
            onPress={() => setSearch(searchOf(name), { preventScrollReset: true })}
          >
            {leadList.filters[name]}
          </Chip>
        ))}
      </fieldset>
      {!leads && !isError && <ListSkeleton />}
      {leads?.length === 0 && <NoLeads isFiltered={filter !== 'all'} />}
      {leads && leads.length > 0 && (
        <ul className={styles.list} aria-label={leadList.title}>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      {isError && (
        <RetryNotice
          failed={leadList.failed}
          safe={leadList.failedSafe}
          retryText={leadList.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void (leads ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !isError && (
        <Button variant="soft" isFullWidth isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {leadList.more}
        </Button>
      )}
    </SubScreen>
  )
}

function ListSkeleton() {
  const { leadList } = useLeadsWords()
  return (
    <Skeleton text={leadList.loading}>
      <SkeletonBlock height="176px" />
      <SkeletonBlock height="176px" />
    </Skeleton>
  )
}
