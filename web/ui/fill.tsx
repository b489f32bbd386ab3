import type { ComponentProps } from 'react'
import styles from './fill.module.css'

type FillProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'aside'
  /** This is the part of it that scrolls. */
  isScrolling?: boolean
}

/** A column as high as its place: bars along its edges, and between them what scrolls. */
export function Fill({ as: Tag = 'div', isScrolling = false, className = '', ...rest }: FillProps) {
  const own = isScrolling ? styles.scrolling : styles.fill
  return <Tag {...(rest as object)} className={`${own} ${className}`} />
}
