import type { ReactNode } from 'react'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type SkeletonProps = {
  /** Read out; of several that stand side by side one says it. */
  text?: string | undefined
  children: ReactNode
}

/** Holds the place of what is on its way; shown only if that takes longer than a blink. */
export function Skeleton({ text, children }: SkeletonProps) {
  return (
    <div className={styles.skeleton}>
      {text && (
        <VisuallyHidden>
          <span role="status">{text}</span>
        </VisuallyHidden>
      )}
      {children}
    </div>
  )
}
