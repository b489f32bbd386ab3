import { type ReactNode, useId } from 'react'
import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { PrizeCard } from './prize-card.tsx'
import type { Shopper } from './standing.ts'
import styles from './store.module.css'

type ShelfProps = {
  title: string
  prizes: readonly Prize[]
  shopper: Shopper
  onRedeem: (prize: Prize) => void
  /** What there is to know about all of them. */
  children?: ReactNode
}

export function Shelf({ title, prizes, shopper, onRedeem, children }: ShelfProps) {
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
