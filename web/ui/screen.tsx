import type { ReactNode } from 'react'
import styles from './screen.module.css'

type ScreenProps = {
  maxWidth?: number
  gap?: 4 | 5 | 6 | 8
  /** A way back comes first and has its own padding. */
  hasWayBack?: boolean
  children: ReactNode
}

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
