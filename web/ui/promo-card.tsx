import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './promo-card.module.css'
import { Tile } from './tile.tsx'

type PromoCardProps = {
  to: string
  /** One drawing. */
  art: string
  title: string
  text: string
}

/** Leads to something worth doing next. */
export function PromoCard({ to, art, title, text }: PromoCardProps) {
  return (
    <Link className={styles.card} to={to}>
      <Tile tone="caramel" sizePx={56}>
        <img src={art} width="37" height="37" alt="" />
      </Tile>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  )
}
