import type { ComponentProps } from 'react'
import styles from './card.module.css'

type CardProps = Omit<ComponentProps<'div'>, 'className'> & {
  as?: 'div' | 'section' | 'article'
  /** Pictures and lists run to the card's edge; what is inside sees to its own room. */
  isFlush?: boolean
  isDense?: boolean
}

export function Card({ as: Tag = 'div', isFlush = false, isDense = false, ...rest }: CardProps) {
  return <Tag {...rest} className={styles.card} data-flush={isFlush} data-dense={isDense} />
}
