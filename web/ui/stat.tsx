import type { ReactNode } from 'react'
import styles from './stat.module.css'

type StatProps = {
  label: string
  figure: ReactNode
  note?: ReactNode
  /** A line at the left sets it off from its neighbours, as the pockets of the balance. */
  isRuled?: boolean
}

/** One figure with its name. On another ground set --stat-secondary. */
export function Stat({ label, figure, note, isRuled = false }: StatProps) {
  return (
    <dl className={styles.stat} data-ruled={isRuled}>
      <dt>{label}</dt>
      <dd className={styles.figure}>{figure}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </dl>
  )
}
