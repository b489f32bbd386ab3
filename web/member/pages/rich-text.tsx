import { useEffect, useMemo } from 'react'
import { TableOfContents } from './contents.tsx'
import { partsOf } from './html-parts.ts'
import styles from './text-screen.module.css'

/** Texts with this many headings have a table of contents. */
const manyHeadings = 8

export function RichText({ html }: { html: string }) {
  const { text, headings } = useMemo(() => partsOf(html), [html])
  const isLong = headings.length >= manyHeadings

  // The browser looked for the heading of the address before it was there.
  useEffect(() => {
    const wanted = window.location.hash.slice(1)
    headings.some(({ id }) => id === wanted) && document.getElementById(wanted)?.scrollIntoView()
  }, [headings])

  return (
    <div className={styles.written} data-long={isLong}>
      {isLong && <TableOfContents headings={headings} />}
      <div className={styles.text}>{text}</div>
    </div>
  )
}
