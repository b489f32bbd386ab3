import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import styles from './titled-card.module.css'

type TitledCardProps = {
  title: string
  note?: ReactNode
  /** The note goes on after the title, instead of below it. */
  hasNoteBeside?: boolean
  /** At the end of the head: a figure, a button. */
  end?: ReactNode
  children?: ReactNode
}

/** A part of a screen with its name, and what belongs to it. */
export function TitledCard({ title, note, hasNoteBeside = false, end, children }: TitledCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <header className={styles.head}>
        <div data-beside={hasNoteBeside}>
          <h2 id={id}>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </header>
      {children}
    </Card>
  )
}
