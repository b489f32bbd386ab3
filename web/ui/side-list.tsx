import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './side-list.module.css'

/** What one is chosen from to be seen beside it; it scrolls by itself. */
export function SideList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type SideLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & { isCurrent: boolean }

export function SideLink({ isCurrent, ...link }: SideLinkProps) {
  return (
    <li>
      <Link {...link} className={styles.link} aria-current={isCurrent ? 'true' : undefined} />
    </li>
  )
}
