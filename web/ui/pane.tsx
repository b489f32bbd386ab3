import { type ReactNode, useId } from 'react'
import styles from './pane.module.css'

type PaneProps = {
  /** Stands at the top and names the pane; one without a head is named by `label` alone. */
  title?: string
  label?: string
  note?: string
  lead?: ReactNode
  end?: ReactNode
  foot?: ReactNode
  /** A list runs to the edges and scrolls by itself. */
  isFlush?: boolean
  children: ReactNode
}

/** A part of a split screen: what it is about stays at the top, what can be done at the foot, the rest scrolls. */
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
