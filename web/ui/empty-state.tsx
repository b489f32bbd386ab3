import type { ReactElement, ReactNode } from 'react'
import { useIsDense } from './density.ts'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** The address of a picture, or Caramelo. */
  art: string | ReactElement
  title: string
  text: string
  action?: ReactNode
}

export function EmptyState({ art, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-dense={useIsDense()}>
      {typeof art === 'string' ? <img src={art} width="140" height="96" alt="" /> : art}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </div>
  )
}
