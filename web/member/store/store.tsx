import { useLocation } from 'react-router'
import bags from '#brand/art/shopping-bags.svg'
import type { User } from '#contract/members.ts'
import type { Prize } from '#contract/store.ts'
import { takeFirstAnswers } from '#web/member/kit/first-answers.ts'
import { FirstEarning } from '#web/member/kit/first-earning.tsx'
import { OpeningLine } from '#web/member/kit/opening-line.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { mineQuery, prizesQuery, useMine } from './calls.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { shopperOf } from './prize-availability.ts'
import { Shelves } from './shelves.tsx'
import styles from './store.module.css'
import { useStoreWords } from './words.ts'

type StoreProps = { user: User; onRedeem: (prize: Prize) => void }

export function takeStoreAnswers(): Promise<void> {
  return takeFirstAnswers(prizesQuery, mineQuery)
}

export function Store({ user, onRedeem }: StoreProps) {
  const { store } = useStoreWords()
  return (
    <Screen maxWidth={1184} gap={6}>
      <Row gap={3} spread="between">
        <ScreenHeading screen={store.title}>{store.title}</ScreenHeading>
        <Balance rewards={user.rewards} />
      </Row>
      <Loaded waiting={<StoreSkeleton />} failed={store.errorFetchingItems} safe={store.errorSafe}>
        <Contents user={user} onRedeem={onRedeem} />
      </Loaded>
    </Screen>
  )
}

function Contents({ user, onRedeem }: StoreProps) {
  const { store } = useStoreWords()
  const { key } = useLocation()
  const mine = useMine({ isMember: true })
  const { data: prizes } = useSuspenseQuery(prizesQuery)
  if (mine.isLoading) return <StoreSkeleton />
  if (prizes.length === 0)
    return (
      <EmptyState
        art={bags}
        title={store.empty}
        text={store.emptyText}
        action={<FirstEarning level={user.level} />}
      />
    )
  return <Shelves key={key} prizes={prizes} shopper={shopperOf(user, mine.data)} onRedeem={onRedeem} />
}

function Balance({ rewards: { coins, opening } }: Pick<User, 'rewards'>) {
  const { store } = useStoreWords()
  const format = useFormat()
  return (
    <div>
      <Row as="p" hasOneLine>
        <Text as="span" look="secondary">
          {store.balance}
        </Text>{' '}
        <CoinAmount figure={format.coins(coins)} word={store.coins(coins)} size="large" />
      </Row>
      <OpeningLine opening={opening} />
    </div>
  )
}

const places = ['first', 'second', 'third', 'fourth']

function StoreSkeleton() {
  const { store } = useStoreWords()
  return (
    <>
      <Skeleton text={store.loading}>
        <SkeletonBlock height="44px" />
        <SkeletonBlock height="52px" />
      </Skeleton>
      <div className={styles.grid}>
        {places.map((place) => (
          <CardSkeleton key={place} isOnShelf />
        ))}
      </div>
    </>
  )
}
