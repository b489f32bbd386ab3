import type { ReactNode } from 'react'
import styles from './screen.module.css'

type ScreenProps = {
  /** As wide as it gets, in pixels. */
  maxWidth?: number
  /** In steps of four pixels. */
  gap?: 4 | 5 | 6 | 8
  /** A way back stands first and brings its own room. */
  hasWayBack?: boolean
  children: ReactNode
}

/** The main part of a member's page: one column, in the middle of a wide window. */
export function Screen({ maxWidth = 696, gap = 5, hasWayBack = false, children }: ScreenProps) {
  return (
    <main
      className={styles.screen}
      id="content"
      data-gap={gap}
      data-way-back={hasWayBack}
      style={{ maxWidth: `${maxWidth}px` }}
    >
      {children}
    </main>
  )
}
