import type { ComponentProps, CSSProperties } from 'react'
import styles from './disc.module.css'
import type { StatusKind } from './status-kind.ts'

type DiscProps = ComponentProps<'span'> & {
  sizePx?: number
  tone?: 'caramel' | 'caramel-soft' | 'action' | 'kind'
  kind?: StatusKind
}

/** A number or an icon in a circle. */
export function Disc({ sizePx = 36, tone = 'kind', kind, className = '', ...rest }: DiscProps) {
  return (
    <span
      {...rest}
      className={`${styles.disc} ${className}`}
      data-tone={tone}
      data-kind={kind}
      style={{ '--size': `${sizePx}px` } as CSSProperties}
    />
  )
}
