import { type ReactNode, useId } from 'react'
import { useNavigationType } from 'react-router'
import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import type { Shopper } from './prize-availability.ts'
import { PrizeCard } from './prize-card.tsx'
import styles from './store.module.css'
import { useStoreWords } from './words.ts'

export type ShelfProps = {
  name: string
  title: string
  prizes: readonly Prize[]
  shopper: Shopper
  onRedeem: (prize: Prize) => void
  /** One row that scrolls sideways; else all of them stand below each other. */
  isRow: boolean
  children?: ReactNode
}

const views = { narrow: { slides: 2, gapPx: 12 }, wide: { slides: 5, gapPx: 16 } }

export function Shelf({ name, title, prizes, shopper, onRedeem, isRow, children }: ShelfProps) {
  const titleId = useId()
  const { prizeSection } = useStoreWords()
  const { number } = useFormat()
  const place = usePlace(name)
  if (prizes.length === 0) return null
  const heading = (
    <h2 id={titleId}>
      {title} <Text as="span" look="secondary">{`(${number(prizes.length)})`}</Text>
    </h2>
  )
  const cards = prizes.map((prize) => (
    <PrizeCard key={prize.id} prize={prize} shopper={shopper} onRedeem={onRedeem} isOnShelf />
  ))
  return (
    <Stack as="section" aria-labelledby={titleId}>
      {isRow ? (
        <Carousel
          label={title}
          heading={heading}
          previousLabel={`${prizeSection.previous}: ${title}`}
          nextLabel={`${prizeSection.next}: ${title}`}
          place={place}
          {...views}
        >
          {cards}
        </Carousel>
      ) : (
        <>
          {heading}
          <ul className={styles.grid}>
            {cards.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </Stack>
  )
}

const places = new Map<string, number>()

/** Whoever comes back from a prize finds the row where they left it. */
function usePlace(name: string) {
  const isBack = useNavigationType() === 'POP'
  return { startPx: isBack ? (places.get(name) ?? 0) : 0, onMove: (px: number) => void places.set(name, px) }
}
