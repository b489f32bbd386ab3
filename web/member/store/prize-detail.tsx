import { useParams } from 'react-router'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import type { Prize } from '#contract/store.ts'
import { ScreenHead } from '#web/member/kit/screen-head.tsx'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { TwoColumns } from '#web/ui/stack.tsx'
import { Arrived } from '#web/ui/travelling.tsx'
import { prizesQuery, useMine, usePrizes } from './calls.ts'
import { GrandPicture } from './grand-picture.tsx'
import { shopperOf } from './prize-availability.ts'
import { PrizeFacts } from './prize-facts.tsx'
import { PrizePicture } from './prize-picture.tsx'
import { useStoreWords } from './words.ts'

type PrizeDetailProps = { user: User; onRedeem: (prize: Prize) => void }

export function PrizeDetail({ user, onRedeem }: PrizeDetailProps) {
  const { store, prizeDetail } = useStoreWords()
  const { id } = useParams()
  const { data: prizes } = usePrizes()
  const prize = prizes?.find((one) => one.id === id)
  const title = prize?.title ?? (prizes ? prizeDetail.notFound : store.title)
  return (
    <Screen maxWidth={1184} hasWayBack>
      <ScreenHead back={{ to: memberPaths.store, text: prizeDetail.back }} title={title} />
      <Loaded waiting={<DetailSkeleton />} failed={store.errorFetchingItems} safe={store.errorSafe}>
        <Contents user={user} onRedeem={onRedeem} />
      </Loaded>
    </Screen>
  )
}

function Contents({ user, onRedeem }: PrizeDetailProps) {
  const { prizeDetail } = useStoreWords()
  const { id } = useParams()
  const mine = useMine({ isMember: true })
  const prize = useSuspenseQuery(prizesQuery).data.find((one) => one.id === id)
  if (!prize)
    return (
      <EmptyState
        art={<Caramelo mood="searching" widthPx={140} />}
        title={prizeDetail.notFound}
        text={prizeDetail.notFoundText}
        action={<ButtonLink to={memberPaths.store}>{prizeDetail.toStore}</ButtonLink>}
      />
    )
  if (mine.isLoading) return <DetailSkeleton />
  return (
    <TwoColumns>
      <Arrived what="picture">
        <PrizePictures prize={prize} />
      </Arrived>
      <PrizeFacts prize={prize} shopper={shopperOf(user, mine.data)} onRedeem={onRedeem} />
    </TwoColumns>
  )
}

function DetailSkeleton() {
  const { store } = useStoreWords()
  return (
    <Skeleton text={store.loading}>
      <TwoColumns>
        <SkeletonBlock height="240px" />
        <SkeletonBlock height="240px" />
      </TwoColumns>
    </Skeleton>
  )
}

const one = { slides: 1, gapPx: 12 }

function PrizePictures({ prize }: { prize: Prize }) {
  const { prizeDetail } = useStoreWords()
  if (prize.is_grand && prize.images.length < 2) return <GrandPicture prize={prize} isFramed />
  if (prize.images.length < 2) return <PrizePicture prize={prize} sizePx={240} isWide />
  return (
    <Carousel
      label={prizeDetail.pictures(prize.title)}
      heading={null}
      previousLabel={prizeDetail.previous}
      nextLabel={prizeDetail.next}
      narrow={one}
      wide={one}
    >
      {prize.images.map((image) => (
        <PrizePicture key={image.link} prize={{ image, tone: prize.tone }} sizePx={240} isWide />
      ))}
    </Carousel>
  )
}
