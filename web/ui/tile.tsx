import type { CSSProperties, ReactNode } from 'react'
import styles from './tile.module.css'

type TileProps = {
  tone?: 'neutral' | 'caramel' | 'action' | 'success' | 'info' | 'attention' | 'error' | 'light'
  sizePx?: 40 | 48 | 56 | 72 | 88 | 96 | 120 | 240
  /** As wide as its place, with the size for its height. */
  isWide?: boolean
  /** Out of reach for now: without colour. */
  isGrey?: boolean
  /** An icon or a drawing; what it means is said beside it. */
  children: ReactNode
}

/** A soft square behind an icon or a drawing. */
export function Tile({ tone = 'neutral', sizePx = 48, isWide = false, isGrey = false, children }: TileProps) {
  return (
    <span
      className={styles.tile}
      data-tone={isGrey ? 'neutral' : tone}
      data-grey={isGrey}
      data-wide={isWide}
      style={{ '--size': `${sizePx}px` } as CSSProperties}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
