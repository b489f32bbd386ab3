import { IconFlag3 } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import magnifier from '#brand/art/magnifying-glass-tilted-left.svg'
import bags from '#brand/art/shopping-bags.svg'
import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { GrandPrize } from './grand-prize.tsx'
import type { Shopper } from './prize-availability.ts'
import { PrizeCard } from './prize-card.tsx'
import { shelvesOf } from './shelf-contents.ts'
import { addressOf, type Category, categoriesOf, everything, type ShelfView, viewIn } from './shelf-view.ts'
import styles from './store.module.css'
import { StoreFilters } from './store-filters.tsx'
import { useStoreWords } from './words.ts'

type ShelvesProps = { prizes: readonly Prize[]; shopper: Shopper; onRedeem: (prize: Prize) => void }

export function Shelves({ prizes, shopper, onRedeem }: ShelvesProps) {
  const { store, storeFilters } = useStoreWords()
  const { number } = useFormat()
  const categories = categoriesOf(prizes)
  const { view, change } = useShelfView(categories)
  const { count, available, grand, saving, unavailable } = shelvesOf(prizes, shopper, view)
  const shelf = { shopper, onRedeem }
  if (prizes.length === 0) return <EmptyState art={bags} title={store.empty} text={store.emptyText} />
  return (
    <>
      <StoreFilters categories={categories} view={view} onChange={change} />
      <VisuallyHidden>
        <span role="status">{`${number(count)} ${store.count(count)}`}</span>
      </VisuallyHidden>
      <Shelf title={store.available} prizes={available} {...shelf} />
      {grand.map((prize) => (
        <GrandPrize key={prize.id} prize={prize} {...shelf} />
      ))}
      <Shelf title={store.saving} prizes={saving} {...shelf}>
        <FlagNote prizes={prizes} shopper={shopper} />
      </Shelf>
      <Shelf title={store.unavailable} prizes={unavailable} {...shelf} />
      {count === 0 && (
        <EmptyState
          art={magnifier}
          title={storeFilters.nothing}
          text={storeFilters.nothingText}
          action={
            <Button variant="soft" onClick={() => change(everything)}>
              {storeFilters.clear}
            </Button>
          }
        />
      )}
    </>
  )
}

function FlagNote({ prizes, shopper }: { prizes: readonly Prize[]; shopper: Shopper }) {
  const { goals } = useStoreWords()
  const { date } = useFormat()
  const goal = shopper.mine?.goal
  const chosen = prizes.find(({ id }) => id === goal?.product_id)
  return (
    <Row hasOneLine align="start">
      <IconFlag3 size={20} aria-hidden="true" />
      <Text look="quiet">{goal && chosen ? goals.flagKept(chosen.title, date(goal.until)) : goals.flag}</Text>
    </Row>
  )
}

type ShelfProps = {
  title: string
  prizes: readonly Prize[]
  shopper: Shopper
  onRedeem: (prize: Prize) => void
  children?: ReactNode
}

function Shelf({ title, prizes, shopper, onRedeem, children }: ShelfProps) {
  const titleId = useId()
  const { number } = useFormat()
  if (prizes.length === 0) return null
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title} <Text as="span" look="secondary">{`(${number(prizes.length)})`}</Text>
      </h2>
      <ul className={styles.grid}>
        {prizes.map((prize) => (
          <li key={prize.id}>
            <PrizeCard prize={prize} shopper={shopper} onRedeem={onRedeem} isOnShelf />
          </li>
        ))}
      </ul>
      {children}
    </Stack>
  )
}

/**
 * The view is kept in the address without a navigation, because one for each letter would run the guards of the screen
 * and take the focus out of the search field.
 */
function useShelfView(categories: readonly Category[]) {
  const [search] = useSearchParams()
  const [view, setView] = useState(() => viewIn(search, categories))

  function change(part: Partial<ShelfView>) {
    const next = { ...view, ...part }
    setView(next)
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + addressOf(next, categories),
    )
  }

  return { view, change }
}
