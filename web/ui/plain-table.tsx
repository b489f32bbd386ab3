import type { ReactNode } from 'react'
import styles from './plain-table.module.css'
import { scrollArea } from './scroll-area.ts'

type PlainTableProps = {
  /** Names the part that scrolls, where the table may be wider or longer than its place. */
  label: string
  /** Many rows scroll in a part of the screen. */
  isLong?: boolean
  children: ReactNode
}

/** A few rows inside a card. Cells of figures say `data-number`. */
export function PlainTable({ label, isLong = false, children }: PlainTableProps) {
  return (
    <section className={styles.scroller} data-long={isLong} {...scrollArea(label)}>
      <table className={styles.table}>{children}</table>
    </section>
  )
}
