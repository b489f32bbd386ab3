import type { ReactNode } from 'react'
import styles from './facts.module.css'

export function Facts({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {children}
    </dl>
  )
}

type FactProps = { name: ReactNode; isSum?: boolean; children: ReactNode }

export function Fact({ name, isSum = false, children }: FactProps) {
  return (
    <div data-sum={isSum}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
