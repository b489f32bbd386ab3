import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { Link, useMatch } from 'react-router'
import styles from './list.module.css'
import { useScreenMotion } from './motion.ts'

type ListProps = { label?: string; children: ReactNode }

export function List({ label, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

export function ListGroup({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      <List>{children}</List>
    </section>
  )
}

type ListItemProps = {
  to?: string | null | undefined
  isMarked?: boolean
  onClick?: (() => void) | undefined
  children: ReactNode
}

export function ListItem({ to, isMarked = false, onClick, children }: ListItemProps) {
  const look = { className: styles.item, 'data-marked': isMarked }
  const moves = useScreenMotion()
  if (!to) return <li {...look}>{children}</li>
  return (
    <li>
      <ItemLink {...look} to={to} viewTransition={moves} onClick={onClick}>
        {children}
      </ItemLink>
    </li>
  )
}

/** What is open beside the list is marked, and seen however long the list is. */
function ItemLink(props: ComponentProps<typeof Link> & { to: string }) {
  const isOpen = useMatch(props.to) !== null
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return <Link {...props} ref={link} aria-current={isOpen ? 'page' : undefined} />
}

export function UnfoldingItem({ face, children }: { face: ReactNode; children: ReactNode }) {
  return (
    <li>
      <details>
        <summary className={styles.item}>{face}</summary>
        {children}
      </details>
    </li>
  )
}

type ItemWordsProps = { as?: 'span' | 'div'; gap?: 0 | 1; children: ReactNode }

export function ItemWords({ as: Tag = 'span', gap = 0, children }: ItemWordsProps) {
  return (
    <Tag className={styles.words} data-gap={gap}>
      {children}
    </Tag>
  )
}
