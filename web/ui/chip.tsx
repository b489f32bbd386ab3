import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { useIsDense } from './density.ts'

type ChipProps = {
  /** Left out where it opens something and is never chosen. */
  isPressed?: boolean
  onPress: () => void
  children: ReactNode
}

export function Chip({ isPressed, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isPressed}
      data-dense={useIsDense()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
