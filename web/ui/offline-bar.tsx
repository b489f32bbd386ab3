import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './offline-bar.module.css'

/** The element is always there, so that screen readers announce its text. */
export function OfflineBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place} role="status">
      {children && (
        <p className={styles.bar}>
          <IconCloudOff size={20} aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
