import { useEffect, useRef, useState } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { scrollArea } from '#web/ui/scroll-area.ts'
import { BrokenFile } from './broken-file.tsx'
import { markShown } from './pace.ts'
import { PaperPage } from './paper-page.tsx'
import type { PictureState } from './picture.ts'
import { ReadSheet } from './read-sheet.tsx'
import { type Room, useRoom } from './room.ts'
import styles from './sheet.module.css'
import { useReviewWords } from './words.ts'

type SheetProps = {
  invoice: Pick<OfficeInvoice, 'number' | 'file' | 'reading' | 'series'>
  picture: Pick<PictureState, 'zoom' | 'turns' | 'face' | 'hasLens'>
  isShown: boolean
}

const asItLies = { zoom: 1, turns: 0 }

/** A document on the desk: its picture, the pages of a PDF, or an XML as a table. */
export function Sheet({ invoice, picture, isShown }: SheetProps) {
  const canvas = useRef<HTMLElement>(null)
  const room = useRoom(canvas)
  const { file } = invoice
  const isRead = file.type === 'xml' || (isShown && picture.face === 'read')
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
          picture={isShown ? picture : { ...picture, ...asItLies }}
          room={room}
          isShown={isShown}
        />
      )}
    </section>
  )
}

function Pages({ invoice, picture, room, isShown }: SheetProps & { room: Room | undefined }) {
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
      regions={index === 0 ? (reading?.regions ?? []) : []}
      room={room}
      picture={picture}
      isShown={isShown}
      file={file}
    />
  ))
}
