import type { ReactNode } from 'react'
import styles from './message.module.css'

type MessageProps = {
  art: string
  isFinished?: boolean
  logo?: ReactNode
  children: ReactNode
}

export function Message({ art, isFinished = false, logo, children }: MessageProps) {
  return (
    <main className={styles.message} id="content" data-finished={isFinished}>
      {logo}
      <img src={art} width="160" height="112" alt="" />
      {children}
    </main>
  )
}
