import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsDense } from './density.ts'
import type { IconShape } from './icon-shape.ts'
import styles from './notice.module.css'
import { type StatusKind, statusIcons } from './status-kind.ts'

type NoticeProps = {
  kind: StatusKind | 'waiting'
  Icon?: IconShape
  children: ReactNode
}

const icons = { ...statusIcons, waiting: IconClock }

export function Notice({ kind, Icon = icons[kind], children }: NoticeProps) {
  const isDense = useIsDense()
  return (
    <div className={styles.notice} data-kind={kind} data-dense={isDense}>
      <Icon size={isDense ? 18 : 24} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
