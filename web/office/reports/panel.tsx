import { type ReactNode, useId } from 'react'
import styles from './reports.module.css'

type PanelProps = {
  title: string
  note?: ReactNode
  /** At the right of the head: a figure, a button. */
  aside?: ReactNode
  /** How much of the row it takes, in twelfths. */
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12
  children: ReactNode
}

/** One question of a report and its answer. */
export function Panel({ title, note, aside, span = 12, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} data-span={span} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}
