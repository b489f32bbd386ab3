import type { ReactNode } from 'react'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type SkeletonProps = {
  /** Only one of several skeletons is read aloud. */
  text?: string | undefined
  children: ReactNode
}

/** Shown only if loading takes longer than a blink. */
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
