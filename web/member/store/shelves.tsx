import { IconFlag3 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Caramelo } from '#web/ui/caramelo.tsx'
import { DrawnLater } from '#web/ui/drawn-later.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { GrandPrize } from './grand-prize.tsx'
import type { Shopper } from './prize-availability.ts'
import { PrizeCard } from './prize-card.tsx'
import { Shelf, type ShelfProps } from './shelf.tsx'
import { areMostNew, savingShelves, shelvesOf } from './shelf-contents.ts'
import {
  addressOf,
  type Category,
  categoriesOf,
  everything,
  isEverything,
  type ShelfView,
  viewIn,
} from './shelf-view.ts'
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
  const isWhole = isEverything(view)
  const shelf = { shopper, onRedeem, isRow: isWhole }
  const note = <FlagNote prizes={prizes} shopper={shopper} />
  return (
    <>
      <StoreFilters categories={categories} view={view} onChange={change} />
      <VisuallyHidden>
        <span role="status">{`${number(count)} ${store.count(count)}`}</span>
      </VisuallyHidden>
      <Shelf name="available" title={store.available} prizes={available} {...shelf} />
      {grand.map((prize) => (
        <GrandPrize key={prize.id} prize={prize} shopper={shopper} onRedeem={onRedeem} />
      ))}
      {/* What is within reach, and the grand prize, fill a phone. */}
      <DrawnLater turn={1}>
        {isWhole ? (
          <SavingShelves prizes={prizes} saving={saving} note={note} {...shelf} />
        ) : (
          <Shelf name="saving" title={store.saving} prizes={saving} {...shelf}>
            {note}
          </Shelf>
        )}
      </DrawnLater>
      <DrawnLater turn={4}>
        <Shelf name="unavailable" title={store.unavailable} prizes={unavailable} {...shelf} isRow={false} />
      </DrawnLater>
      {count === 0 && (
        <EmptyState
          art={<Caramelo mood="searching" widthPx={140} />}
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

type SavingShelvesProps = Omit<ShelfProps, 'name' | 'title'> & { saving: readonly Prize[]; note: ReactNode }

/** The goal has its shelf from the next visit on: a card does not jump away from under the finger that flags it. */
function SavingShelves({ prizes, saving, note, ...shelf }: SavingShelvesProps) {
  const { store, goals } = useStoreWords()
  const current = shelf.shopper.mine?.goal?.product_id
  const [atFirst] = useState(current)
  const facts = { shopper: shelf.shopper, goalId: atFirst === current ? current : undefined }
  const { goal, almost, fresh, rest } = savingShelves(saving, { ...facts, areMostNew: areMostNew(prizes) })
  const shelves = [
    { name: 'almost', title: store.almost, prizes: almost },
    { name: 'fresh', title: store.fresh, prizes: fresh },
    { name: 'saving', title: store.saving, prizes: rest },
  ].filter(({ prizes }) => prizes.length > 0)
  return (
    <>
      {goal.map((prize) => (
        <Stack as="section" key={prize.id} aria-label={goals.yours}>
          <h2>{goals.yours}</h2>
          <div className={styles.goal}>
            <PrizeCard prize={prize} shopper={shelf.shopper} onRedeem={shelf.onRedeem} isOnShelf isLying />
          </div>
          {note}
        </Stack>
      ))}
      {shelves.map((one, place) => (
        <DrawnLater key={one.name} turn={place + 1}>
          <Shelf {...shelf} {...one}>
            {place === 0 && goal.length === 0 && note}
          </Shelf>
        </DrawnLater>
      ))}
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
