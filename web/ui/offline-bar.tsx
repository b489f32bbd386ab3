import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './offline-bar.module.css'

/** Always on the page, so that what appears in it is read out; without words it takes no room. */
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
