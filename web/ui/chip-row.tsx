import type { ReactNode } from 'react'
import styles from './chip-row.module.css'

type ChipRowProps = {
  label: string
  /** A list of what was chosen before, instead of choices. */
  as?: 'fieldset' | 'ul'
  /** All of them can be seen at once, on as many lines as it takes. */
  isWrapped?: boolean
  children: ReactNode
}

/** Chips in one line, which scrolls sideways on a narrow screen. */
export function ChipRow({ label, as: Tag = 'fieldset', isWrapped = false, children }: ChipRowProps) {
  return (
    <Tag className={styles.row} aria-label={label} data-wrapped={isWrapped}>
      {children}
    </Tag>
  )
}
