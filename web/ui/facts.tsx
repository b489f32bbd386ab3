import type { ReactNode } from 'react'
import { useIsDense } from './density.ts'
import styles from './facts.module.css'

type FactsProps = {
  label?: string
  /** Each value is a figure, at the end of the line. */
  hasFigures?: boolean
  children: ReactNode
}

/** What is known, line by line: for members the value at the end of the line, in the back office in two columns. */
export function Facts({ label, hasFigures = false, children }: FactsProps) {
  return (
    <dl className={styles.facts} aria-label={label} data-dense={useIsDense()} data-figures={hasFigures}>
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
