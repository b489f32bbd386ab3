import type { ReactNode } from 'react'
import styles from './stat.module.css'

type StatProps = {
  label: string
  figure: ReactNode
  note?: ReactNode
  isRuled?: boolean
}

/** On another background set `--stat-secondary`. */
export function Stat({ label, figure, note, isRuled = false }: StatProps) {
  return (
    <dl className={styles.stat} data-ruled={isRuled}>
      <dt>{label}</dt>
      <dd className={styles.figure}>{figure}</dd>
      {note && <dd>{note}</dd>}
    </dl>
  )
}
