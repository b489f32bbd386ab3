import { type ReactNode, useId } from 'react'
import styles from './pane.module.css'

type PaneProps = {
  title?: string
  label?: string
  note?: string
  lead?: ReactNode
  end?: ReactNode
  foot?: ReactNode
  isFlush?: boolean
  children: ReactNode
}

export function Pane({ title, label, note, lead, end, foot, isFlush = false, children }: PaneProps) {
  const id = useId()
  return (
    <section className={styles.pane} aria-label={label} aria-labelledby={title && id}>
      {title && (
        <header>
          {lead}
          <div className={styles.names}>
            <h2 id={id}>{title}</h2>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {end && <div className={styles.end}>{end}</div>}
        </header>
      )}
      {isFlush ? children : <div className={styles.inside}>{children}</div>}
      {foot && <footer>{foot}</footer>}
    </section>
  )
}
