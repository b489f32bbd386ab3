import { Link } from 'react-router'
import styles from './tabs.module.css'

type Tab = {
  readonly to: string
  readonly text: string
  readonly count?: string
  readonly isCurrent: boolean
}

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ to, text, count, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {text} {count && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
