import type { ComponentProps } from 'react'
import type { IconShape } from './icon-shape.ts'
import { type StatusKind, statusIcons } from './status-kind.ts'
import styles from './status-line.module.css'

type StatusLineProps = Omit<ComponentProps<'p'>, 'className'> & {
  as?: 'p' | 'span' | 'li'
  kind: StatusKind
  Icon?: IconShape
  /** The words have the colour too, where they are the news. */
  isLoud?: boolean
}

/** How something stands, in one small line. */
export function StatusLine(props: StatusLineProps) {
  const { as: Tag = 'p', kind, Icon = statusIcons[kind], isLoud = false, children, ...rest } = props
  return (
    <Tag {...(rest as object)} className={styles.line} data-kind={kind} data-loud={isLoud}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </Tag>
  )
}
