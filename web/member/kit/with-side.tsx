import type { ReactNode } from 'react'
import styles from './with-side.module.css'

/** What sums a screen up, above the rest and beside it where there is room. */
export function WithSide({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}
