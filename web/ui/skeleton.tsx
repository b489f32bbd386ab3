import type { ReactNode } from 'react'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Holds the place of what is on its way; shown only if that takes longer than a blink. */
export function Skeleton({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      {children}
    </div>
  )
}
