import type { ReactNode } from 'react'
import { useIsDense } from './density.ts'
import type { IconShape } from './icon-shape.ts'
import { type StatusKind, statusIcons } from './status-kind.ts'
import styles from './tag.module.css'

type TagProps = {
  kind: StatusKind
  Icon?: IconShape
  children: ReactNode
}

export function Tag({ kind, Icon = statusIcons[kind], children }: TagProps) {
  const isDense = useIsDense()
  return (
    <span className={styles.tag} data-kind={kind} data-dense={isDense}>
      <Icon size={isDense ? 14 : 16} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
