import type { ReactNode } from 'react'
import { Caramelo } from './caramelo.tsx'
import styles from './speech-bubble.module.css'

/** Narrow screens show the words without the mascot. */
export function SpeechBubble({ children }: { children: ReactNode }) {
  return (
    <div className={styles.speech}>
      <div className={styles.bubble}>{children}</div>
      <Caramelo widthPx={128} />
    </div>
  )
}
