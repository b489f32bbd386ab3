import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** What is known, line by line: its name at the start, its value at the end. */
export function Facts({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {children}
    </dl>
  )
}

type FactProps = { name: ReactNode; isSum?: boolean; children: ReactNode }

/** A sum stands below a line, under what it is made of. */
export function Fact({ name, isSum = false, children }: FactProps) {
  return (
    <div data-sum={isSum}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
