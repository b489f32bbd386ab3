import { IconMenu2, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { Avatar } from './avatar.tsx'
import type { IconShape } from './icon-shape.ts'
import styles from './rail.module.css'
import { Row } from './stack.tsx'

type RailGroup = {
  readonly key: string
  readonly title?: string | undefined
  readonly items: readonly {
    readonly to: string
    readonly text: string
    readonly Icon: IconShape
    readonly count?: string | undefined
  }[]
}

type RailProps = {
  logo: ReactNode
  /** What is first in it, for whoever may search. */
  search?: ReactNode
  menu: { readonly text: string; readonly isOpen: boolean; readonly onToggle: () => void }
  areas: ReactNode
  foot: ReactNode
  isFolded: boolean
}

/** Ways to many places: at the left of wide screens, and behind a button on narrow ones. */
export function Rail({ logo, search, menu, areas, foot, isFolded }: RailProps) {
  const Icon = menu.isOpen ? IconX : IconMenu2
  return (
    <Row as="header" className={styles.rail} data-open={menu.isOpen} data-folded={isFolded}>
      {logo}
      {search}
      <button className={styles.menu} type="button" aria-expanded={menu.isOpen} onClick={menu.onToggle}>
        <Icon size={20} aria-hidden="true" />
        {menu.text}
      </button>
      {areas}
      <Row className={styles.foot}>{foot}</Row>
    </Row>
  )
}

type RailAreasProps = {
  label: string
  groups: readonly RailGroup[]
  /** Only the icons are shown; the words are titles. */
  isFolded: boolean
}

export function RailAreas({ label, groups, isFolded }: RailAreasProps) {
  return (
    <nav className={styles.areas} aria-label={label}>
      {groups.map(({ key, title, items }) => (
        <div key={key}>
          {title && <p className={styles.group}>{title}</p>}
          <RailItems items={items} isFolded={isFolded} />
        </div>
      ))}
    </nav>
  )
}

function RailItems({ items, isFolded }: Pick<RailGroup, 'items'> & Pick<RailProps, 'isFolded'>) {
  return (
    <ul>
      {items.map(({ to, text, Icon, count }) => (
        <li key={to}>
          <NavLink to={to} title={isFolded ? text : undefined}>
            <Icon size={18} aria-hidden="true" />
            <span className={styles.label}>{text}</span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

type RailSearchProps = {
  text: string
  keys: string
  Icon: IconShape
  isFolded: boolean
  onSearch: () => void
  children: ReactNode
}

export function RailSearch({ text, keys, Icon, isFolded, onSearch, children }: RailSearchProps) {
  return (
    <button
      className={styles.search}
      type="button"
      aria-keyshortcuts={keys}
      title={isFolded ? text : undefined}
      onClick={onSearch}
    >
      <Icon size={18} aria-hidden="true" />
      <span className={styles.label}>{text}</span>
      {children}
    </button>
  )
}

export function RailPerson({ to, name, detail }: { to: string; name: string; detail: string }) {
  return (
    <Link className={styles.person} to={to}>
      <Avatar isSmall name={name} image={null} />
      <span className={styles.label}>
        <b>{name}</b>
        <small>{detail}</small>
      </span>
    </Link>
  )
}

/** Smaller in the rail of a desk than elsewhere. */
export function RailLanguage({ children }: { children: ReactNode }) {
  return <div className={styles.language}>{children}</div>
}

/** Where the rail can be folded: not on a phone. */
export function RailFold({ children }: { children: ReactNode }) {
  return <div className={styles.fold}>{children}</div>
}
