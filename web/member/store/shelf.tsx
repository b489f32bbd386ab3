import { type ReactNode, useId } from 'react'
import type { Prize } from '#contract/store.ts'
import { useFormat } from '#web/platform/format.ts'
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
    <section className={styles.shelf} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title} <span className={styles.count}>{`(${number(prizes.length)})`}</span>
      </h2>
      <ul className={styles.grid}>
        {prizes.map((prize) => (
          <li key={prize.id}>
            <PrizeCard prize={prize} shopper={shopper} onRedeem={onRedeem} isOnShelf />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
