import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import bags from '#brand/art/banner-bags.svg'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { SubScreen } from '#web/member/kit/sub-screen.tsx'
import { isMissing } from '#web/platform/api-failure.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Banner, BannerPlace } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack, TwoColumns } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Arrived } from '#web/ui/travelling.tsx'
import { challengeQuery } from './calls.ts'
import { canTakePart } from './can-take-part.ts'
import { ChallengeTerms } from './challenge-terms.tsx'
import { GoalCard } from './goal-card.tsx'
import type { ChallengeGoal } from './goal-texts.ts'
import { runningTimeOf } from './running-time.ts'
import { useChallengeWords } from './words.ts'

export function ChallengeDetail({ user }: { user: User }) {
  const { challenge, challenges } = useChallengeWords()
  const { id = '' } = useParams()
  const query = challengeQuery(id)
  const { data, error } = useQuery(query)
  return (
    <SubScreen
      back={{ to: memberPaths.home, text: challenge.back }}
      title={data?.title ?? (isMissing(error) ? challenge.notFound : challenge.screen)}
      maxWidth={1184}
      waiting={<DetailSkeleton />}
      failed={challenges.failed}
      safe={challenges.failedSafe}
      missing={
        <EmptyState
          art={<Caramelo mood="searching" widthPx={140} />}
          title={challenge.notFound}
          text={challenge.notFoundText}
          action={<ButtonLink to={memberPaths.home}>{challenge.goHome}</ButtonLink>}
        />
      }
    >
      <Contents query={query} user={user} />
    </SubScreen>
  )
}

function Contents({ query, user }: { query: ReturnType<typeof challengeQuery>; user: User }) {
  const { challenge } = useChallengeWords()
  const { data: current } = useSuspenseQuery(query)
  const { description, title } = current
  const goal = canTakePart(user, current) && current.goal
  const { state } = runningTimeOf(current, Date.now())
  const isMember = user.level.id === 3
  return (
    <TwoColumns>
      <Stack gap={5}>
        <Arrived what="picture">
          <Banner isFramed src={current.image.link ?? bags} />
        </Arrived>
        {goal && <GoalCard title={title} goal={goal} state={state} />}
      </Stack>
      <Stack gap={5}>
        <Text isWritten>{description}</Text>
        <ChallengeTerms challenge={current} />
        {goal && isMember && state === 'running' && !goal.reached_at && <WayToGoal unit={goal.unit} />}
        {!current.goal && isMember && state === 'running' && (
          <ButtonLink isFullWidth to={memberPaths.store}>
            {challenge.toStore}
          </ButtonLink>
        )}
      </Stack>
    </TwoColumns>
  )
}

function WayToGoal({ unit }: Pick<ChallengeGoal, 'unit'>) {
  const { challenge } = useChallengeWords()
  const isByRecommending = unit === 'recommendations'
  return (
    <ButtonLink isFullWidth to={isByRecommending ? memberPaths.recommendation : memberPaths.sendInvoice}>
      {isByRecommending ? challenge.recommend : challenge.sendInvoice}
    </ButtonLink>
  )
}

function DetailSkeleton() {
  const { challenges } = useChallengeWords()
  return (
    <Skeleton text={challenges.loading}>
      <BannerPlace />
      <SkeletonBlock height="148px" />
      <SkeletonBlock shape="line" height="48px" />
      <SkeletonBlock height="120px" />
    </Skeleton>
  )
}
