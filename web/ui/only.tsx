import type { ReactNode } from 'react'
import styles from './only.module.css'

type OnlyProps = {
  as?: 'div' | 'span'
  /** Screens of this width and wider, narrower ones, those without a touch screen, or those with one. */
  on: 'from-900' | 'below-900' | 'mouse' | 'touch'
  children: ReactNode
}

/** What is shown on some screens alone. */
export function Only({ as: Tag = 'div', on, children }: OnlyProps) {
  return (
    <Tag className={styles.only} data-on={on}>
      {children}
    </Tag>
  )
}
