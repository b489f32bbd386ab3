import type { ReactNode } from 'react'
import styles from './message.module.css'

type MessageProps = {
  art: string
  /** Says that a step is finished; it stands at the top, where the form was. */
  isFinished?: boolean
  children: ReactNode
}

/** A whole screen that says one thing: a drawing, the heading, what it means and what to do. */
export function Message({ art, isFinished = false, children }: MessageProps) {
  return (
    <main className={styles.message} id="content" data-finished={isFinished}>
      <img src={art} width="160" height="112" alt="" />
      {children}
    </main>
  )
}
