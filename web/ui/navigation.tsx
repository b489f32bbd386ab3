import type { ComponentType } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { DrawnLater } from './drawn-later.tsx'
import styles from './navigation.module.css'
import { Wordmark } from './wordmark.tsx'

type NavigationItem = {
  readonly to: string
  readonly text: string
  readonly Icon: ComponentType<{ 'aria-hidden': 'true' }>
  /** Drawn as a raised disc in the bar and as the first entry of the rail. */
  readonly isMain?: boolean
  /** Other addresses that belong to this entry. */
  readonly covers?: readonly string[]
}

type NavigationProps = {
  label: string
  items: readonly NavigationItem[]
  shortcuts?: { label: string; items: readonly NavigationItem[] }
}

/** A bar at the foot of a phone, a rail at the left of wider screens. */
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
        <DrawnLater turn={1}>
          <nav className={styles.shortcuts} aria-label={shortcuts.label}>
            <Items items={shortcuts.items} />
          </nav>
        </DrawnLater>
      )}
    </div>
  )
}

function Items({ items }: Pick<NavigationProps, 'items'>) {
  const { pathname } = useLocation()
  return (
    <ul>
      {items.map(({ to, text, Icon, isMain = false, covers = [] }) => (
        <li key={to} data-main={isMain}>
          <Link to={to} aria-current={currentAt(pathname, to, covers)}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function currentAt(pathname: string, to: string, covers: readonly string[]) {
  const isWithin = (place: string) => matchPath({ path: place, end: false }, pathname) !== null
  if (isWithin(to)) return 'page'
  return covers.some(isWithin) ? 'true' : undefined
}
