import type { ReactNode } from 'react'
import styles from './chip-row.module.css'

type ChipRowProps = {
  label: string
  as?: 'fieldset' | 'ul'
  isWrapped?: boolean
  children: ReactNode
}

export function ChipRow({ label, as: Tag = 'fieldset', isWrapped = false, children }: ChipRowProps) {
  return (
    <Tag className={styles.row} aria-label={label} data-wrapped={isWrapped}>
      {children}
    </Tag>
  )
}
