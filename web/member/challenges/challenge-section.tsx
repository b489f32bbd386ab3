import receipts from '#brand/art/banner-receipts.svg'
import type { Challenge } from '#contract/challenges.ts'
import type { User } from '#contract/members.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Banner, BannerPlace } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { challengesQuery } from './calls.ts'
import styles from './challenge-card.module.css'
import { ChallengeCard } from './challenge-card.tsx'
import { useChallengeWords } from './words.ts'

const places = ['first', 'second', 'third']
const views = { narrow: { slides: 1, gapPx: 12 }, wide: { slides: 3, gapPx: 16 } }

export function ChallengeSection({ user }: { user: User }) {
  const { challenges } = useChallengeWords()
  return (
    <Stack as="section" gap={4} className={styles.section} aria-label={challenges.title}>
      <Loaded
        waiting={<ChallengeCarousel running={undefined} user={user} />}
        failed={challenges.failed}
        safe={challenges.failedSafe}
      >
        <RunningChallenges user={user} />
      </Loaded>
    </Stack>
  )
}

function RunningChallenges({ user }: { user: User }) {
  const { data } = useSuspenseQuery(challengesQuery)
  return <ChallengeCarousel running={data} user={user} />
}

type ChallengeCarouselProps = { running: readonly Challenge[] | undefined; user: User }

function ChallengeCarousel({ running, user }: ChallengeCarouselProps) {
  const { challenges } = useChallengeWords()
  return (
    <Carousel
      key={running ? 'loaded' : 'loading'}
      label={challenges.title}
      heading={<h2 id="challenges">{challenges.title}</h2>}
      previousLabel={challenges.previous}
      nextLabel={challenges.next}
      {...views}
    >
      {cardsOf({ running, user })}
    </Carousel>
  )
}

function cardsOf({ running, user }: ChallengeCarouselProps) {
  if (running?.length === 0) return [<NoChallenge key="none" />]
  if (running)
    return running.map((one, place) => (
      <ChallengeCard key={one.id || place} challenge={one} user={user} isFirst={place === 0} />
    ))
  return places.map((place) => <CardSkeleton key={place} isSaid={place === 'first'} />)
}

/** As large as a challenge, so that nothing moves when it turns out that there is none. */
function NoChallenge() {
  const { challenges } = useChallengeWords()
  return (
    <Card isFlush className={styles.card}>
      <Banner src={receipts} />
      <Stack className={styles.body}>
        <div>
          <h3>{challenges.none}</h3>
          <Text look="quiet">{challenges.noneText}</Text>
        </div>
      </Stack>
    </Card>
  )
}

function CardSkeleton({ isSaid }: { isSaid: boolean }) {
  const { challenges } = useChallengeWords()
  return (
    <Skeleton text={isSaid ? challenges.loading : undefined}>
      <Card isFlush className={styles.card}>
        <BannerPlace />
        <Stack className={styles.body}>
          <SkeletonBlock shape="line" width="70%" height="44px" />
          <SkeletonBlock shape="line" height="10px" />
          <SkeletonBlock shape="line" height="26px" />
        </Stack>
      </Card>
    </Skeleton>
  )
}
