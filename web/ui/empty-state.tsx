import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** One drawing. */
  art: string
  title: string
  /** One line. */
  text: string
  /** One way on. */
  action?: ReactNode
  isDense?: boolean
}

export function EmptyState({ art, title, text, action, isDense = false }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-dense={isDense}>
      <img src={art} width="140" height="96" alt="" />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </div>
  )
}
