import type { MouseEvent } from 'react'
import styles from './contents.module.css'
import type { Heading } from './html-parts.ts'
import { usePagesWords } from './words.ts'

export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const { pages } = usePagesWords()
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">{pages.contents}</p>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(id, event)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Replaces the entry in the history, so that one step back leaves the page. */
function goTo(id: string, event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  window.history.replaceState(window.history.state, '', `#${id}`)
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
