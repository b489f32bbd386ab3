import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

type SkeletonBlockProps = {
  shape?: 'line' | 'card' | 'hero' | 'circle'
  /** Any length of CSS; the width of its place unless told otherwise. */
  width?: string
  height: string
}

/** As large as what comes in its place, so that nothing jumps. */
export function SkeletonBlock({ shape = 'card', width = '100%', height }: SkeletonBlockProps) {
  return (
    <span
      className={styles.block}
      data-shape={shape}
      style={{ '--width': width, '--height': height } as CSSProperties}
      aria-hidden="true"
    />
  )
}
