import type { ComponentType } from 'react'
import { NavLink } from 'react-router'
import styles from './navigation.module.css'
import { Wordmark } from './wordmark.tsx'

export type NavigationItem = {
  readonly to: string
  readonly text: string
  readonly Icon: ComponentType<{ 'aria-hidden': 'true' }>
  /** The one thing the app is opened for: a raised disc in the bar, the first and strong entry of the rail. */
  readonly isMain?: boolean
}

/** A bar at the foot of a phone, a rail at the left of anything wider. */
export function Navigation({ label, items }: { label: string; items: readonly NavigationItem[] }) {
  return (
    <nav className={styles.navigation} aria-label={label}>
      <div className={styles.logo}>
        <Wordmark ground="page" height={40} />
      </div>
      <ul>
        {items.map(({ to, text, Icon, isMain = false }) => (
          <li key={to} data-main={isMain}>
            <NavLink to={to}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
