import type { ReactNode } from 'react'
import styles from './row-list.module.css'

export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
