import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './card.module.css'
import { useIsDense } from './density.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'dl' | 'p'
  /** Pictures and lists run to the card's edge; what is inside sees to its own room. */
  isFlush?: boolean
  /** A ground of its own instead of a line around it. */
  tone?: 'tinted' | 'action' | 'caramel'
}

export function Card({ as: Tag = 'div', isFlush = false, tone, className, ...rest }: CardProps) {
  return (
    <Tag
      {...(rest as object)}
      className={className ? `${styles.card} ${className}` : styles.card}
      data-flush={isFlush}
      data-tone={tone}
      data-dense={useIsDense()}
    />
  )
}

type LinkCardProps = { to: string; className?: string | undefined; children: ReactNode }

/** A card that leads to another screen. */
export function LinkCard({ to, className, children }: LinkCardProps) {
  return (
    <Link className={className ? `${styles.card} ${className}` : styles.card} to={to} data-link="true">
      {children}
    </Link>
  )
}

/** A link in a card that can be pressed anywhere on the card. */
export function StretchedLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.stretched} to={to}>
      {children}
    </Link>
  )
}
