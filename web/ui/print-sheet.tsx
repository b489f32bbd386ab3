import type { ReactNode } from 'react'
import styles from './print-sheet.module.css'

/** What alone of its screen is printed, on A4. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}
