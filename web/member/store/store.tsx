import { useLocation } from 'react-router'
import type { User } from '#contract/members.ts'
import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { useMine, usePrizes } from './calls.ts'
import { Shelves } from './shelves.tsx'
import { shopperOf } from './standing.ts'
import styles from './store.module.css'
import { StoreSkeleton } from './store-skeleton.tsx'
import { useStoreWords } from './words.ts'

type StoreProps = { user: User; onRedeem: (prize: Prize) => void }

export function Store({ user, onRedeem }: StoreProps) {
  const { store } = useStoreWords()
  const { key } = useLocation()
  const { data: prizes, isError, isFetching, refetch } = usePrizes()
  const mine = useMine({ isMember: true })
  return (
    <main className={styles.screen} id="content">
      <div className={styles.head}>
        <ScreenHeading screen={store.title}>{store.title}</ScreenHeading>
        <Balance coins={user.rewards.coins} />
      </div>
      {isError && !prizes && (
        <RetryNotice
          failed={store.errorFetchingItems}
          safe={store.errorSafe}
          retryText={store.tryAgain}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {prizes && !mine.isLoading && (
        <Shelves key={key} prizes={prizes} shopper={shopperOf(user, mine.data)} onRedeem={onRedeem} />
      )}
      {!isError && (!prizes || mine.isLoading) && <StoreSkeleton />}
    </main>
  )
}

function Balance({ coins }: { coins: number }) {
  const { store } = useStoreWords()
  const format = useFormat()
  return (
    <p className={styles.balance}>
      {store.balance} <CoinAmount figure={format.coins(coins)} word={store.coins(coins)} size="large" />
    </p>
  )
}
