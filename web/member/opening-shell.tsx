import mark from '#brand/logo-mark.svg'
import { Opening } from '#web/platform/opening.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import styles from './opening-shell.module.css'

/** Stands where the header and the bar or rail will be, so that a cold start begins with the app and not with nothing. */
export function OpeningShell() {
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <img src={mark} width="36" height="36" alt="" />
        <i className={styles.greeting} />
        <i className={styles.coins} />
        <i className={styles.disc} />
      </header>
      <Opening />
      <div className={styles.bar}>
        <div className={styles.logo}>
          <Wordmark ground="page" height={40} />
        </div>
        <i className={styles.entry} />
        <i className={styles.entry} />
        <i className={styles.entry} />
        <i className={styles.entry} />
      </div>
    </div>
  )
}
