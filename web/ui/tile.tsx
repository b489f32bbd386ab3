import type { CSSProperties, ReactNode } from 'react'
import styles from './tile.module.css'

type TileProps = {
  tone?: 'neutral' | 'caramel' | 'action' | 'success' | 'info' | 'attention' | 'error' | 'light'
  sizePx?: 40 | 48 | 56 | 72 | 88 | 96 | 120 | 240
  /** As wide as its container; `sizePx` is then the height. */
  isWide?: boolean
  isGrey?: boolean
  /** For pictures that bring their own air and shadow. */
  isFilled?: boolean
  children: ReactNode
}

export function Tile({
  tone = 'neutral',
  sizePx = 48,
  isWide = false,
  isGrey = false,
  isFilled = false,
  children,
}: TileProps) {
  return (
    <span
      className={styles.tile}
      data-tone={isGrey ? 'neutral' : tone}
      data-grey={isGrey}
      data-wide={isWide}
      data-filled={isFilled}
      style={{ '--size': `${sizePx}px` } as CSSProperties}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
