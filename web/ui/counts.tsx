import type { ReactNode } from 'react'
import styles from './counts.module.css'
import { Text } from './text.tsx'

/** A few figures side by side, each with its name below. */
export function Counts({ children }: { children: ReactNode }) {
  return <dl className={styles.counts}>{children}</dl>
}

export function Count({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <Text as="dd" look="figure">
        {children}
      </Text>
    </div>
  )
}
