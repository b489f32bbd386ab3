import type { ReactNode } from 'react'
import type { IconShape } from './icon-shape.ts'
import { type StatusKind, statusIcons } from './status-kind.ts'
import styles from './tag.module.css'

type TagProps = {
  kind: StatusKind
  /** Where the kind's own icon would say too little. */
  Icon?: IconShape
  isDense?: boolean
  children: ReactNode
}

export function Tag({ kind, Icon = statusIcons[kind], isDense = false, children }: TagProps) {
  return (
    <span className={styles.tag} data-kind={kind} data-dense={isDense}>
      <Icon size={isDense ? 14 : 16} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
