import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { useIsDense } from './density.ts'

type CardProps = Omit<ComponentProps<'div'>, 'className'> & {
  as?: 'div' | 'section' | 'article'
  /** Pictures and lists run to the card's edge; what is inside sees to its own room. */
  isFlush?: boolean
}

export function Card({ as: Tag = 'div', isFlush = false, ...rest }: CardProps) {
  return <Tag {...rest} className={styles.card} data-flush={isFlush} data-dense={useIsDense()} />
}
