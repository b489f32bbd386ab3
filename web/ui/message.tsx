import type { ReactNode } from 'react'
import styles from './message.module.css'

/** A whole screen that says one thing: a drawing, the heading, what it means and what to do. */
export function Message({ art, children }: { art: string; children: ReactNode }) {
  return (
    <main className={styles.message} id="content">
      <img src={art} width="160" height="112" alt="" />
      {children}
    </main>
  )
}
