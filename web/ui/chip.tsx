import type { ReactNode } from 'react'
import styles from './chip.module.css'

type ChipProps = { isPressed: boolean; onPress: () => void; isDense?: boolean; children: ReactNode }

/** One choice of a filter, on or off. */
export function Chip({ isPressed, onPress, isDense = false, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isPressed}
      data-dense={isDense}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
