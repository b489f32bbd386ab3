import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import bowl from '#brand/art/bowl-with-spoon.svg'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { useHaveCoinsArrived } from '#web/member/kit/arriving-coins.ts'
import { takeFirstAnswers } from '#web/member/kit/first-answers.ts'
import { loadedLater } from '#web/member/kit/loaded-later.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { DrawnLater } from '#web/ui/drawn-later.tsx'
import { PromoCard } from '#web/ui/promo-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { challengesQuery } from './challenges/calls.ts'
import { ChallengeSection } from './challenges/challenge-section.tsx'
import { summaryQuery } from './coins/calls.ts'
import { Pockets } from './coins/pockets.tsx'
import styles from './home.module.css'
import { LastInvoice } from './invoices/history/last-invoice.tsx'
import { Balance } from './members/balance.tsx'
import { Registration } from './members/registration.tsx'
import { networkQuery } from './promoters/calls.ts'
import { rankingQuery } from './ranking/calls.ts'
import { RankingCard } from './ranking/ranking-card.tsx'
import { recommendationsQuery, summaryQuery as recommendedQuery } from './recommendations/calls.ts'
import { RecommendationsLink } from './recommendations/recommendations-link.tsx'
import { Recommending, RecommendingSoFar } from './recommendations/recommending.tsx'
import { reloadUser, userSoFar, useUser } from './sessions/user.ts'
import { mineQuery, prizesQuery } from './store/calls.ts'
import { useGoalHeading } from './store/goal-heading.ts'
import { GoalPanel } from './store/goal-panel.tsx'
import { PrizeSection } from './store/prize-section.tsx'
import { useRedeemDialog } from './use-redeem-dialog.tsx'
import { FirstDay } from './welcome/first-day.tsx'
import { useHomeWords } from './words.ts'

// What few people see comes when one of them is here.
const NetworkHome = loadedLater(async () => (await import('./promoters/network-home.tsx')).NetworkHome)
const Verification = loadedLater(async () => (await import('./members/verification.tsx')).Verification)

/** Together with what of the screen is this person's alone, so that nothing moves when it comes. */
export async function takeHome(): Promise<void> {
  const level = (await userSoFar())?.level
  const ofMembers = [mineQuery, summaryQuery, recommendedQuery, rankingQuery()]
  const ofOthers = [recommendationsQuery(undefined), networkQuery]
  await Promise.all([
    takeFirstAnswers(challengesQuery, prizesQuery, ...ofMembers, ...ofOthers),
    level?.roles.promoter && NetworkHome.load(),
    level && !level.roles.promoter && level.id !== 3 && Verification.load(),
  ])
}

export function Home() {
  const { home } = useHomeWords()
  const user = useUser()
  const { redeem, dialog } = useRedeemDialog({ user, reload: reloadUser })
  const title = useGoalHeading(user) ?? home.title
  const isPromoter = user.level.roles.promoter
  return (
    <main className={styles.home} id="content">
      <div className={styles.column}>
        <div className={styles.top}>
          <ScreenHeading screen={home.screen}>{title}</ScreenHeading>
          <div className={styles.dog} data-arises="true">
            <Caramelo mood={useHaveCoinsArrived() ? 'happy' : 'idle'} />
          </div>
        </div>
        <Suspense
          fallback={
            <Skeleton text={home.loading}>
              <SkeletonBlock height="320px" />
            </Skeleton>
          }
        >
          <OwnMatters user={user} />
        </Suspense>
      </div>
      <div className={styles.wide}>
        <ChallengeSection user={user} />
      </div>
      {/* A promoter takes part in nothing that is redeemed. */}
      {!isPromoter && (
        <DrawnLater turn={1}>
          <div className={styles.wide}>
            <PrizeSection user={user} onRedeem={redeem} />
          </div>
        </DrawnLater>
      )}
      <div className={styles.side}>
        {user.level.id === 3 ? <SideCards user={user} /> : <Registration user={user} />}
      </div>
      {dialog}
    </main>
  )
}

/** What this person is here for comes first. */
function OwnMatters({ user }: { user: User }) {
  const { id, roles } = user.level
  if (roles.promoter) return <NetworkHome />
  if (id !== 3)
    return (
      <>
        {user.rewards.coins > 0 && <Balance rewards={user.rewards} />}
        <Verification user={user} reload={reloadUser} />
      </>
    )
  return (
    <>
      <FirstDay user={user} />
      {!roles.attendant && <Recommending prescribes={roles.prescriber} />}
      <MemberBalance user={user} />
      {!roles.attendant && <RecommendingSoFar />}
    </>
  )
}

function MemberBalance({ user }: { user: User }) {
  const { home } = useHomeWords()
  const { data: summary } = useQuery(summaryQuery)
  return (
    <Balance
      rewards={user.rewards}
      beside={
        <TextLink isAlone to={memberPaths.statement}>
          {home.statement}
        </TextLink>
      }
    >
      <GoalPanel user={user} pending={summary?.pending ?? 0} />
      <Pockets summary={summary} sendsInvoices={user.level.roles.attendant} />
    </Balance>
  )
}

function SideCards({ user }: { user: User }) {
  const { home } = useHomeWords()
  return (
    <>
      {user.level.roles.attendant && <LastInvoice />}
      {user.level.roles.attendant && <RecommendationsLink />}
      <PromoCard to={memberPaths.recommendation} art={bowl} title={home.feeding} text={home.feedingText} />
      <RankingCard />
    </>
  )
}
