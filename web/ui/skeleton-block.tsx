import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

type SkeletonBlockProps = {
  shape?: 'line' | 'card' | 'hero' | 'circle'
  width?: string
  height: string
}

/** As large as what replaces it, so that nothing moves. */
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
