import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const icons = { error: IconAlertCircle, waiting: IconClock }

export function Notice({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <div className={styles.notice} data-kind={kind}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
