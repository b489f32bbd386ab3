import { IconGift } from '@tabler/icons-react'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import type { Prize } from '#contract/store.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { prizesQuery, useMine, usePrizes } from './calls.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { shopperOf } from './prize-availability.ts'
import { PrizeCard } from './prize-card.tsx'
import { forHome } from './shelf-contents.ts'
import { useStoreWords } from './words.ts'

type PrizeSectionProps = { user: User; onRedeem: (prize: Prize) => void }

const places = ['first', 'second', 'third']
const views = { narrow: { slides: 2, gapPx: 10 }, wide: { slides: 3, gapPx: 50 } }

export function PrizeSection({ user, onRedeem }: PrizeSectionProps) {
  const { prizeSection, store } = useStoreWords()
  const isMember = user.level.id === 3
  if (usePrizes().data?.length === 0) return null
  return (
    <Stack as="section" gap={4} aria-label={prizeSection.title}>
      <Loaded
        waiting={<PrizeCarousel user={user} prizes={undefined} onRedeem={onRedeem} />}
        failed={store.errorFetchingItems}
        safe={store.errorSafe}
      >
        <LoadedPrizes user={user} onRedeem={onRedeem} />
      </Loaded>
      {isMember && (
        <p>
          <ButtonLink variant="soft" isFullWidth="when-narrow" to={memberPaths.store}>
            <IconGift aria-hidden="true" />
            {prizeSection.seeAll}
          </ButtonLink>
        </p>
      )}
    </Stack>
  )
}

function LoadedPrizes(props: PrizeSectionProps) {
  return <PrizeCarousel prizes={useSuspenseQuery(prizesQuery).data} {...props} />
}

function PrizeCarousel({
  user,
  prizes,
  onRedeem,
}: PrizeSectionProps & { prizes: readonly Prize[] | undefined }) {
  const { prizeSection, store } = useStoreWords()
  const isMember = user.level.id === 3
  const mine = useMine({ isMember })
  const shopper = shopperOf(user, mine.data)
  const isThere = prizes && !mine.isLoading
  return (
    <Carousel
      key={isThere ? 'loaded' : 'loading'}
      label={prizeSection.title}
      heading={<h2 id="prizes">{prizeSection.title}</h2>}
      intro={<Intro user={user} />}
      previousLabel={prizeSection.previous}
      nextLabel={prizeSection.next}
      {...views}
    >
      {isThere
        ? forHome(prizes, shopper).map((prize) => (
            <PrizeCard key={prize.id} prize={prize} shopper={shopper} onRedeem={onRedeem} />
          ))
        : places.map((place) => (
            <CardSkeleton key={place} text={place === 'first' ? store.loading : undefined} />
          ))}
    </Carousel>
  )
}

function Intro({ user: { level } }: { user: User }) {
  const { prizeSection } = useStoreWords()
  return <Text look="secondary">{level.id === 3 ? prizeSection.intro : prizeSection.introVerification}</Text>
}
