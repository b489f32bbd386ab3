import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { useIsDense } from './density.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'dl' | 'p'
  /** Pictures and lists run to the card's edge; what is inside sees to its own room. */
  isFlush?: boolean
}

export function Card({ as: Tag = 'div', isFlush = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...(rest as object)}
      className={className ? `${styles.card} ${className}` : styles.card}
      data-flush={isFlush}
      data-dense={useIsDense()}
    />
  )
}
