import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import mailbox from '#brand/art/open-mailbox-with-lowered-flag.svg'
import { memberPaths } from '#contract/paths.ts'
import { More } from '#web/member/kit/more.tsx'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseInfiniteQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { recommendationsQuery, summaryQuery } from './calls.ts'
import { MonthCard } from './month-card.tsx'
import { type MessageFor, RecommendationCard } from './recommendation-card.tsx'
import { type Step, searchOf, stepIn, steps } from './steps.ts'
import { useRecommendationsWords } from './words.ts'

export function Recommendations({ messageFor }: { messageFor: MessageFor }) {
  const { recommendations } = useRecommendationsWords()
  const [search] = useSearchParams()
  const step = stepIn(search)
  return (
    <SubScreen
      back={{ to: memberPaths.profile, text: recommendations.back }}
      title={recommendations.title}
      waiting={<ListSkeleton />}
      failed={recommendations.failed}
      safe={recommendations.failedSafe}
    >
      <MonthCard />
      <Filters step={step} />
      <Loaded waiting={<ListSkeleton />} failed={recommendations.failed} safe={recommendations.failedSafe}>
        <Paths step={step} messageFor={messageFor} />
      </Loaded>
    </SubScreen>
  )
}

function Filters({ step }: { step: Step | undefined }) {
  const { recommendations } = useRecommendationsWords()
  const { number } = useFormat()
  const [, setSearch] = useSearchParams()
  const { data: summary } = useQuery(summaryQuery)
  const all = summary && summary.sent + summary.opened + summary.bought
  const press = (chosen: Step | undefined) => setSearch(searchOf(chosen), { preventScrollReset: true })
  if (all === 0) return null
  return (
    <ChipRow label={recommendations.filter}>
      {[undefined, ...steps].map((name) => {
        const count = name ? summary?.[name] : all
        return (
          <Chip key={name ?? 'all'} isPressed={name === step} onPress={() => press(name)}>
            {recommendations.filters[name ?? 'all']} {count !== undefined && number(count)}
          </Chip>
        )
      })}
    </ChipRow>
  )
}

function Paths({ step, messageFor }: { step: Step | undefined; messageFor: MessageFor }) {
  const { recommendations } = useRecommendationsWords()
  const query = useSuspenseInfiniteQuery(recommendationsQuery(step))
  const paths = query.data.pages.flatMap(({ items }) => items)
  if (paths.length === 0) return <NoRecommendations isFiltered={step !== undefined} />
  return (
    <>
      <Stack as="ul" aria-label={recommendations.title}>
        {paths.map((path) => (
          <RecommendationCard key={path.code} recommendation={path} messageFor={messageFor} />
        ))}
      </Stack>
      <More
        query={query}
        text={recommendations.more}
        failed={recommendations.failed}
        safe={recommendations.failedSafe}
      />
    </>
  )
}

function ListSkeleton() {
  const { recommendations } = useRecommendationsWords()
  return (
    <Skeleton text={recommendations.loading}>
      <SkeletonBlock height="260px" />
      <SkeletonBlock height="260px" />
    </Skeleton>
  )
}

function NoRecommendations({ isFiltered }: { isFiltered: boolean }) {
  const { recommendations } = useRecommendationsWords()
  if (isFiltered)
    return (
      <EmptyState
        art={mailbox}
        title={recommendations.nothing}
        text={recommendations.nothingText}
        action={
          <ButtonLink variant="outline" to={memberPaths.recommendations}>
            {recommendations.seeAll}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      art={mailbox}
      title={recommendations.empty}
      text={recommendations.emptyText}
      action={<ButtonLink to={memberPaths.recommendation}>{recommendations.start}</ButtonLink>}
    />
  )
}
