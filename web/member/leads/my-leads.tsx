import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { More } from '#web/platform/more.tsx'
import { SubScreen } from '#web/platform/sub-screen.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { leadsQuery } from './calls.ts'
import { type Filter, filterIn, filters, searchOf } from './filters.ts'
import { LeadRow } from './lead-row.tsx'
import { NoLeads } from './no-leads.tsx'
import { useLeadsWords } from './words.ts'

/** The clients to whom this professional recommended something, newest first. */
export function MyLeads() {
  const { leadList } = useLeadsWords()
  const [search, setSearch] = useSearchParams()
  const filter = filterIn(search)
  return (
    <SubScreen back={{ to: memberPaths.profile, text: leadList.back }} title={leadList.title}>
      <ChipRow label={leadList.filter}>
        {filters.map((name) => (
          <Chip
            key={name}
            isPressed={name === filter}
            onPress={() => setSearch(searchOf(name), { preventScrollReset: true })}
          >
            {leadList.filters[name]}
          </Chip>
        ))}
      </ChipRow>
      <Loaded waiting={<ListSkeleton />} failed={leadList.failed} safe={leadList.failedSafe}>
        <Leads filter={filter} />
      </Loaded>
    </SubScreen>
  )
}

function Leads({ filter }: { filter: Filter }) {
  const { leadList } = useLeadsWords()
  const query = useSuspenseInfiniteQuery(leadsQuery(filter === 'all' ? undefined : filter))
  const leads = query.data.pages.flatMap(({ items }) => items)
  if (leads.length === 0) return <NoLeads isFiltered={filter !== 'all'} />
  return (
    <>
      <Stack as="ul" aria-label={leadList.title}>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} />
        ))}
      </Stack>
      <More query={query} text={leadList.more} failed={leadList.failed} safe={leadList.failedSafe} />
    </>
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
