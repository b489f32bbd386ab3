import type { ReactNode } from 'react'
import dog from '#brand/art/caramelo.svg'
import styles from './speech-bubble.module.css'

/** Narrow screens show the words without the mascot. */
export function SpeechBubble({ children }: { children: ReactNode }) {
  return (
    <div className={styles.speech}>
      <div className={styles.bubble}>{children}</div>
      <img src={dog} width="128" height="90" alt="" />
    </div>
  )
}
