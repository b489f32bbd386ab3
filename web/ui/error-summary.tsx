import { type MouseEvent, useEffect, useId, useRef } from 'react'
import styles from './error-summary.module.css'

type ErrorSummaryProps = {
  title: string
  faults: readonly { readonly id: string; readonly text: string }[]
  note?: string | undefined
}

/**
 * Over a long form that was refused: takes the focus when it appears and leads to each field. Give it a new `key` at
 * every attempt, so that it takes the focus again; while faults are being mended it leaves the person alone.
 */
export function ErrorSummary({ title, faults, note }: ErrorSummaryProps) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)

  useEffect(() => box.current?.focus(), [])

  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {faults.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </section>
  )
}

/** The router would treat the hash as a new place. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
