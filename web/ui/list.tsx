import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './list.module.css'

type ListProps = { label?: string; children: ReactNode }

/** A card of items with lines between them. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

/** A list under the name of what its items have in common, such as a month. */
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
  /** The whole item leads there. */
  to?: string
  children: ReactNode
}

export function ListItem({ to, children }: ListItemProps) {
  if (to === undefined) return <li className={styles.item}>{children}</li>
  return (
    <li>
      <Link className={styles.item} to={to}>
        {children}
      </Link>
    </li>
  )
}

/** An item that unfolds to say more. */
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

/** The words of an item, between its picture and its figures. */
export function ItemWords({ as: Tag = 'span', gap = 0, children }: ItemWordsProps) {
  return (
    <Tag className={styles.words} data-gap={gap}>
      {children}
    </Tag>
  )
}
