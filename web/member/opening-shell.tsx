import type { ReactNode } from 'react'
import mark from '#brand/logo-mark.svg?inline'
import { Wordmark } from '#web/ui/wordmark.tsx'
import styles from './shell.module.css'

/** Stands where the header and the bar or rail will be, so that a cold start begins with the app and not with nothing. */
export function OpeningShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.openingShell}>
      <header className={styles.openingHeader}>
        <img src={mark} width="36" height="36" alt="" />
        <i className={styles.openingGreeting} />
        <i className={styles.openingCoins} />
        <i className={styles.openingDisc} />
      </header>
      {children}
      <div className={styles.openingBar} data-bar="true">
        <div className={styles.openingLogo}>
          <Wordmark ground="page" height={40} />
        </div>
        <i className={styles.openingEntry} />
        <i className={styles.openingEntry} />
        <i className={styles.openingEntry} />
        <i className={styles.openingEntry} />
      </div>
    </div>
  )
}
