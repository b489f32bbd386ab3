import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './card.module.css'
import { useIsDense } from './density.ts'
import { useScreenMotion } from './motion.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'dl' | 'p'
  /** Without padding, for pictures and lists that run to the edge. */
  isFlush?: boolean
  /** A coloured background instead of a border. */
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

export function LinkCard({ to, className, children }: LinkCardProps) {
  return (
    <Link
      className={className ? `${styles.card} ${className}` : styles.card}
      to={to}
      viewTransition={useScreenMotion()}
      data-link="true"
    >
      {children}
    </Link>
  )
}

/** The whole card can be pressed. */
export function StretchedLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.stretched} to={to} viewTransition={useScreenMotion()}>
      {children}
    </Link>
  )
}
