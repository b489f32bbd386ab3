import { IconChevronRight } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import type { IconShape } from './icon-shape.ts'
import styles from './row-list.module.css'

type LinkRowProps = {
  to: string
  Icon?: IconShape
  title: string
  text?: string
  note?: string
}

export function LinkRow({ to, Icon, title, text, note }: LinkRowProps) {
  return (
    <li>
      <NavLink className={styles.row ?? ''} to={to} end>
        {Icon && <Icon size={24} aria-hidden="true" />}
        <span className={styles.words}>
          <span>
            {title} {text && <small>{text}</small>}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <span className={styles.chevron}>
          <IconChevronRight size={20} aria-hidden="true" />
        </span>
      </NavLink>
    </li>
  )
}
