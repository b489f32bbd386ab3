import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import trophy from '#brand/art/trophy.svg'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import type { readRanking } from '#contract/ranking.ts'
import { FirstEarning } from '#web/member/kit/first-earning.tsx'
import { WithSide } from '#web/member/kit/with-side.tsx'
import { Loaded } from '#web/platform/loaded.tsx'
import type { QueryOf } from '#web/platform/query.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Row } from '#web/ui/stack.tsx'
import { rankingQuery } from './calls.ts'
import { HideSwitch } from './hide-switch.tsx'
import { RankingIntro } from './intro.tsx'
import { MonthChoice, monthIn } from './month-choice.tsx'
import { PlaceNote } from './place-note.tsx'
import { Podium } from './podium.tsx'
import { PrizeNotice } from './prize.tsx'
import styles from './ranking.module.css'
import { podiumOf, rankingPieces } from './ranking-rows.ts'
import { RankingTable } from './ranking-table.tsx'
import { useRankingWords } from './words.ts'

export function Ranking({ user }: { user: User }) {
  const { ranking } = useRankingWords()
  const [search] = useSearchParams()
  const query = rankingQuery(monthIn(search))
  // The select stays in place while another month is loading.
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <Screen maxWidth={1184}>
      <Row spread="between" className={styles.head}>
        <ScreenHeading screen={ranking.title}>{ranking.title}</ScreenHeading>
        {data && <MonthChoice ranking={data} />}
      </Row>
      <Loaded
        waiting={<RankingSkeleton />}
        failed={ranking.failed}
        safe={ranking.failedSafe}
        missing={
          <EmptyState
            art={trophy}
            title={ranking.notFound}
            text={ranking.notFoundText}
            action={<ButtonLink to={memberPaths.ranking}>{ranking.toCurrent}</ButtonLink>}
          />
        }
      >
        <Contents query={query} user={user} />
      </Loaded>
    </Screen>
  )
}

function Contents({ query, user }: { query: QueryOf<typeof readRanking>; user: User }) {
  const { ranking } = useRankingWords()
  const { data: places } = useSuspenseQuery(query)
  const pieces = rankingPieces(places)
  return (
    <>
      <RankingIntro ranking={places} />
      <WithSide
        side={
          <>
            {places.prize && <PrizeNotice prize={places.prize} />}
            {places.top.length === 0 ? (
              <EmptyState
                art={trophy}
                title={ranking.none}
                text={places.is_current ? ranking.noneText : ranking.noneThenText}
                action={
                  places.is_current ? (
                    <FirstEarning level={user.level} />
                  ) : (
                    <ButtonLink to={memberPaths.ranking}>{ranking.toCurrent}</ButtonLink>
                  )
                }
              />
            ) : (
              <Podium steps={podiumOf(places)} />
            )}
            <PlaceNote places={places} />
          </>
        }
      >
        {pieces.length > 0 && (
          <RankingTable key={places.month} pieces={pieces} avatar={user.images.avatar.link} />
        )}
        <HideSwitch ranking={places} />
      </WithSide>
    </>
  )
}

function RankingSkeleton() {
  const { ranking } = useRankingWords()
  return (
    <Skeleton text={ranking.loading}>
      <SkeletonBlock shape="line" height="24px" width="70%" />
      <SkeletonBlock height="156px" />
      <SkeletonBlock height="76px" />
      <SkeletonBlock height="448px" />
    </Skeleton>
  )
}
