import { useEffect, useRef, useState } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { scrollArea } from '#web/ui/scroll-area.ts'
import { BrokenFile } from './broken-file.tsx'
import { markShown } from './document-timing.ts'
import { type Size, useElementSize } from './element-size.ts'
import { type PaperHandling, PaperPage } from './paper-page.tsx'
import type { PaperView } from './paper-view.ts'
import { ReadSheet } from './read-sheet.tsx'
import styles from './sheet.module.css'

type SheetProps = {
  invoice: Pick<OfficeInvoice, 'number' | 'file' | 'reading' | 'series'>
  paper: Pick<PaperView, 'zoom' | 'turns' | 'face' | 'hasLens'>
  isShown: boolean
  handling?: PaperHandling | undefined
}

const asItCame = { zoom: 1, turns: 0 }

export function Sheet({ invoice, paper, isShown, handling }: SheetProps) {
  const canvas = useRef<HTMLElement>(null)
  const place = useElementSize(canvas)
  const { file } = invoice
  const isRead = file.type === 'xml' || (isShown && paper.face === 'read')
  const { review } = useReviewWords()
  useEffect(() => {
    if (isShown && isRead) requestAnimationFrame(markShown)
  }, [isShown, isRead])
  return (
    <section
      ref={canvas}
      className={styles.sheet}
      data-shown={isShown}
      aria-hidden={!isShown}
      {...(isShown && scrollArea(review.documentOf(invoice.number)))}
    >
      {isRead ? (
        <ReadSheet invoice={invoice} />
      ) : (
        <Pages
          invoice={invoice}
          paper={isShown ? paper : { ...paper, ...asItCame }}
          place={place}
          isShown={isShown}
          handling={handling}
        />
      )}
    </section>
  )
}

function Pages({ invoice, paper, place, isShown, handling }: SheetProps & { place: Size | undefined }) {
  const { file, reading, number } = invoice
  // A link is good for some minutes; what has been loaded by the first one needs no second.
  const [links] = useState(() => (file.type === 'pdf' ? file.pages : [file.link]).filter(Boolean))
  if (links.length === 0) return <BrokenFile file={file} isWaiting={reading === null} />
  return links.map((link, index) => (
    <PaperPage
      key={link}
      link={link}
      name={number}
      page={index + 1}
      reading={reading}
      place={place}
      paper={paper}
      isShown={isShown}
      file={file}
      handling={handling}
    />
  ))
}
