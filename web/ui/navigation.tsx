import type { ComponentType } from 'react'
import { NavLink } from 'react-router'
import styles from './navigation.module.css'
import { Wordmark } from './wordmark.tsx'

type NavigationItem = {
  readonly to: string
  readonly text: string
  readonly Icon: ComponentType<{ 'aria-hidden': 'true' }>
  /** The one thing the app is opened for: a raised disc in the bar, the first and strong entry of the rail. */
  readonly isMain?: boolean
}

type NavigationProps = {
  label: string
  items: readonly NavigationItem[]
  /** Further places, for which only the rail has room. */
  shortcuts?: { label: string; items: readonly NavigationItem[] }
}

/** A bar at the foot of a phone, a rail at the left of anything wider. */
export function Navigation({ label, items, shortcuts }: NavigationProps) {
  return (
    <div className={styles.rail}>
      <nav className={styles.navigation} aria-label={label}>
        <div className={styles.logo}>
          <Wordmark ground="page" height={40} />
        </div>
        <Items items={items} />
      </nav>
      {shortcuts && shortcuts.items.length > 0 && (
        <nav className={styles.shortcuts} aria-label={shortcuts.label}>
          <Items items={shortcuts.items} />
        </nav>
      )}
    </div>
  )
}

function Items({ items }: Pick<NavigationProps, 'items'>) {
  return (
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
  )
}
