import type { ReactNode } from 'react'
import styles from './chip-row.module.css'

/** Choices of a filter in one line, which runs over the edge of a narrow screen and is drawn along it. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  )
}
