import type { ReactNode } from 'react'
import { ScreenHead, type ScreenHeadProps } from './screen-head.tsx'
import styles from './sub-screen.module.css'

/** A screen one step away from another, in one column: the way back, its name, and what it is for. */
export function SubScreen({ children, ...head }: ScreenHeadProps & { children: ReactNode }) {
  return (
    <main className={styles.screen} id="content">
      <ScreenHead {...head} />
      {children}
    </main>
  )
}
