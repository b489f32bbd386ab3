import type { ReactNode } from 'react'
import styles from './install-offer.module.css'

/** The sign for sharing, at the foot of Safari. */
export function SharePicture() {
  return (
    <Screen>
      <path d="M6 40h36v10H6z" className={styles.bar} />
      <path d="M20 43v5h8v-5M24 46v-8m-3 3 3-3 3 3" className={styles.line} />
    </Screen>
  )
}

/** The line "Add to Home Screen" in the list that opens. */
export function AddPicture() {
  return (
    <Screen>
      <path d="M10 14h28M10 21h28" className={styles.faint} />
      <path d="M9 27h30v11H9z" className={styles.bar} />
      <path d="M12 32.5h14M30 29.5h6v6h-6zM33 31v3m-1.5-1.5h3" className={styles.line} />
    </Screen>
  )
}

/** The app among the others on the home screen. */
export function HomePicture() {
  return (
    <Screen>
      <path
        d="M10 12h7v7h-7zM20.5 12h7v7h-7zM31 12h7v7h-7zM10 23h7v7h-7zM31 23h7v7h-7z"
        className={styles.bar}
      />
      <path d="M20.5 23h7v7h-7z" className={styles.app} />
    </Screen>
  )
}

function Screen({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 48 56" width="48" height="56" aria-hidden="true">
      <path
        d="M8 2h32a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"
        className={styles.frame}
      />
      {children}
    </svg>
  )
}
