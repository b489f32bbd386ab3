import { useEffect, useId, useRef, useState } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { Fill } from '#web/ui/fill.tsx'
import { scrollArea } from '#web/ui/scroll-area.ts'
import styles from './compare.module.css'

type Picture = { readonly link: string; readonly number: string }

export function pictureOf({ file, number }: Pick<OfficeInvoice, 'file' | 'number'>): Picture | undefined {
  const link = file.type === 'pdf' ? file.pages[0] : file.type === 'image' ? file.link : undefined
  return link ? { link, number } : undefined
}

type LaidOverProps = { under: Picture; over: Picture; zoom: number }

/** One picture through the other: what is the same stands still while the slider goes to and fro. */
export function LaidOver({ under, over, zoom }: LaidOverProps) {
  const { review } = useReviewWords()
  const [percent, setPercent] = useState(50)
  const [links] = useState({ under: under.link, over: over.link })
  const slider = useRef<HTMLInputElement>(null)
  const name = useId()
  // The arrow keys move it at once.
  useEffect(() => slider.current?.focus(), [])
  const size = `${zoom * 100}%`
  return (
    <Fill as="section" className={styles.laid} aria-label={review.layOver}>
      <Fill
        as="section"
        isScrolling
        className={styles.scroller}
        {...scrollArea(review.laidOver(under.number, over.number))}
      >
        <div className={styles.layers} style={{ width: size, height: size }}>
          <img src={links.under} alt={review.pageOf(under.number, 1)} />
          <img src={links.over} alt={review.pageOf(over.number, 1)} style={{ opacity: percent / 100 }} />
        </div>
      </Fill>
      <div className={styles.slider}>
        <span aria-hidden="true">{under.number}</span>
        <label htmlFor={name}>{review.howMuch(over.number)}</label>
        <input
          ref={slider}
          id={name}
          type="range"
          min="0"
          max="100"
          step="5"
          value={percent}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
        <span aria-hidden="true">{over.number}</span>
      </div>
    </Fill>
  )
}
