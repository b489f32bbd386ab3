import type { ReactNode } from 'react'
import { Caramelo } from './caramelo.tsx'
import type { Mood } from './caramelo-mood.ts'
import styles from './message.module.css'

type MessageProps = {
  mood: Mood
  isFinished?: boolean
  logo?: ReactNode
  children: ReactNode
}

export function Message({ mood, isFinished = false, logo, children }: MessageProps) {
  return (
    <main className={styles.message} id="content" data-finished={isFinished}>
      {logo}
      <Caramelo mood={mood} />
      {children}
    </main>
  )
}
