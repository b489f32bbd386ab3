import type { ReactNode } from 'react'
import styles from './field-row.module.css'

/** Two fields side by side where there is room: always if both are short, otherwise on wide screens. */
export function FieldRow({ isFirstNarrow = false, isWideOnly = false, children }: FieldRowProps) {
  return (
    <div className={styles.row} data-first-narrow={isFirstNarrow} data-wide-only={isWideOnly}>
      {children}
    </div>
  )
}

type FieldRowProps = { isFirstNarrow?: boolean; isWideOnly?: boolean; children: ReactNode }
