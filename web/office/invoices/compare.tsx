import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import type { alikeInvoice } from '#contract/invoices-review.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useWords } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Loading } from '#web/ui/loading.tsx'
import styles from './compare.module.css'
import { CompareBar } from './compare-bar.tsx'
import { Evidence } from './compare-evidence.tsx'
import { LaidOver, pictureOf } from './compare-laid-over.tsx'
import { CompareSide } from './compare-side.tsx'
import { alikeQuery } from './review-queries.ts'
import type { Reviewing } from './reviewing.ts'
import { useReviewWords } from './words.ts'

type CompareProps = { work: Reviewing; invoice: OfficeInvoice; otherId: string }

/** Two documents that may be one, with what both say; whose the other is, is not told. */
export function Compare({ work, invoice, otherId }: CompareProps) {
  const { shell } = useWords()
  const { data: other } = useQuery({ ...alikeQuery(invoice.id, otherId), throwOnError: true })
  if (!other) return <Loading text={shell.loading} />
  return <Compared work={work} invoice={invoice} otherId={otherId} other={other} />
}

type ComparedProps = CompareProps & { other: Answer<typeof alikeInvoice> }

function Compared({ work, invoice, otherId, other }: ComparedProps) {
  const { review } = useReviewWords()
  const [isTogether, setTogether] = useState(true)
  const sides = useRef<HTMLDivElement>(null)
  const pictures = [pictureOf(invoice), pictureOf(other)] as const
  const canLay = pictures[0] !== undefined && pictures[1] !== undefined
  const { zoom } = work.picture
  return (
    <div className={styles.compare}>
      <CompareBar
        work={work}
        title={review.comparing(invoice.number, other.number)}
        canLay={canLay}
        together={{ isOn: isTogether, set: setTogether }}
        onBack={() => work.view.compare(invoice.id, undefined)}
      />
      {work.isLaidOver && pictures[0] && pictures[1] ? (
        <LaidOver under={pictures[0]} over={pictures[1]} zoom={zoom} />
      ) : (
        <div
          ref={sides}
          className={styles.sides}
          onScrollCapture={(event) => isTogether && follow(event.target, sides.current)}
        >
          <CompareSide
            title={review.underReview(invoice.number)}
            document={invoice}
            same={other.same}
            zoom={zoom}
          />
          <CompareSide
            title={review.other(other.number, review.statuses[other.status])}
            document={other}
            same={other.same}
            zoom={zoom}
          />
        </div>
      )}
      <aside className={styles.evidence} aria-label={review.evidence}>
        <Evidence invoice={invoice} otherId={otherId} same={other.same} />
        <WhyClosed invoice={invoice} />
        <Decide work={work} onDismiss={() => void work.dismiss(otherId)} />
      </aside>
    </div>
  )
}

function WhyClosed({ invoice: { barred, claimed_by } }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  if (!barred) return null
  const isHeld = barred === 'claimed_by_other' && claimed_by
  return <p className={styles.note}>{isHeld ? review.heldBy(claimed_by) : review.barred[barred]}</p>
}

function Decide({ work, onDismiss }: { work: Reviewing; onDismiss: () => void }) {
  const { review } = useReviewWords()
  const { mayDecide, setDialog } = work
  return (
    <div className={styles.decide}>
      <Button variant="danger" disabled={!mayDecide} onClick={() => setDialog('reject')}>
        <KeyCap name="R" />
        {review.rejectAsSent}
      </Button>
      <Button variant="outline" disabled={!mayDecide} onClick={() => setDialog('request_photo')}>
        <KeyCap name="P" />
        {review.askForKey}
      </Button>
      {!work.isBlind && (
        <Button variant="outline" onClick={onDismiss}>
          <KeyCap name="N" />
          {review.notTheSame}
        </Button>
      )}
    </div>
  )
}

/** Both sides show the same place of the paper. */
function follow(scrolled: EventTarget, sides: HTMLElement | null) {
  if (!(scrolled instanceof HTMLElement)) return
  for (const pane of sides?.querySelectorAll<HTMLElement>('[data-shown]') ?? []) {
    if (pane === scrolled) continue
    if (pane.scrollTop !== scrolled.scrollTop) pane.scrollTop = scrolled.scrollTop
    if (pane.scrollLeft !== scrolled.scrollLeft) pane.scrollLeft = scrolled.scrollLeft
  }
}
