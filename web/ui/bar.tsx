import type { ComponentProps } from 'react'
import styles from './bar.module.css'

type BarProps = ComponentProps<'div'> & {
  as?: 'div' | 'header' | 'footer' | 'p'
  /** Where it touches what it belongs to. */
  line?: 'above' | 'below'
}

/** One line of tools or words along the edge of a part that fills the window. */
export function Bar({ as: Tag = 'div', line = 'below', className = '', ...rest }: BarProps) {
  return <Tag {...(rest as object)} className={`${styles.bar} ${className}`} data-line={line} />
}
