import type { ReactNode } from 'react'
import styles from './facts.module.css'

type FactsProps = {
  /** What the facts are is a figure each, at the end of the line. */
  hasFigures?: boolean
  children: ReactNode
}

/** Names and what is known under each, in two columns. */
export function Facts({ hasFigures = false, children }: FactsProps) {
  return (
    <dl className={styles.facts} data-figures={hasFigures}>
      {children}
    </dl>
  )
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
