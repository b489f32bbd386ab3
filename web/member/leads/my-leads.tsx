import { useSearchParams } from 'react-router'
import mailbox from '#brand/art/open-mailbox-with-lowered-flag.svg'
import type { LeadStatus } from '#contract/lead-fields.ts'
import { listLeads } from '#contract/leads.ts'
import { memberPaths } from '#contract/paths.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { More } from '#web/member/kit/more.tsx'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { Loaded } from '#web/platform/loaded.tsx'
import { listOf } from '#web/platform/query.ts'
import { useSuspenseInfiniteQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { LeadRow } from './lead-row.tsx'
import { useLeadsWords } from './words.ts'

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

function leadsQuery(status: LeadStatus | undefined) {
  return listOf(memberApi, listLeads, status ? { status } : {})
}

const filters = ['all', 'sent', 'bought', 'closed'] as const
type Filter = (typeof filters)[number]

/** The values in the address. */
const slugs: Readonly<Record<LeadStatus, string>> = {
  sent: 'em-contato',
  bought: 'compraram',
  closed: 'encerrados',
}

function filterIn(search: URLSearchParams): Filter {
  return filters.find((filter) => filter !== 'all' && slugs[filter] === search.get('situacao')) ?? 'all'
}

function searchOf(filter: Filter): Record<string, string> {
  return filter === 'all' ? {} : { situacao: slugs[filter] }
}

function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  const { leadList } = useLeadsWords()
  if (isFiltered)
    return (
      <EmptyState
        art={mailbox}
        title={leadList.nothing}
        text={leadList.nothingText}
        action={
          <ButtonLink variant="outline" to={memberPaths.clients}>
            {leadList.seeAll}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      art={mailbox}
      title={leadList.empty}
      text={leadList.emptyText}
      action={<ButtonLink to={memberPaths.recommendation}>{leadList.start}</ButtonLink>}
    />
  )
}
