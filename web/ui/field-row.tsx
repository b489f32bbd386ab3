import type { ReactNode } from 'react'
import styles from './field-row.module.css'

/** Short fields are always side by side, others on wide screens only. */
export function FieldRow({ isFirstNarrow = false, isWideOnly = false, children }: FieldRowProps) {
  return (
    <div className={styles.row} data-first-narrow={isFirstNarrow} data-wide-only={isWideOnly}>
      {children}
    </div>
  )
}

type FieldRowProps = { isFirstNarrow?: boolean; isWideOnly?: boolean; children: ReactNode }
