import { useRef, useState } from 'react'
import { alikeInvoice } from '#contract/invoices-review.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useDeciding } from '#web/office/invoices/deciding/deciding-room.tsx'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Fill } from '#web/ui/fill.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import styles from './compare.module.css'
import { CompareBar } from './compare-bar.tsx'
import { Evidence } from './compare-evidence.tsx'
import { LaidOver, pictureOf } from './compare-laid-over.tsx'
import { CompareSide } from './compare-side.tsx'
import { useComparing } from './comparing-room.tsx'

type CompareProps = { invoice: OfficeInvoice; otherId: string }

/** Two documents that may be one, with what both say; whose the other is, is not told. */
export function Compare({ invoice, otherId }: CompareProps) {
  const { review } = useReviewWords()
  const { data: other } = useSuspenseQuery(
    queryOf(officeApi, alikeInvoice, { id: invoice.id, other: otherId }),
  )
  const { zoom } = useDesk().paper
  const { isLaidOver } = useComparing()
  const [isTogether, setTogether] = useState(true)
  const sides = useRef<HTMLDivElement>(null)
  const [under, over] = [pictureOf(invoice), pictureOf(other)]
  return (
    <div className={styles.compare}>
      <CompareBar
        title={review.comparing(invoice.number, other.number)}
        canLay={under !== undefined && over !== undefined}
        together={{ isOn: isTogether, set: setTogether }}
      />
      {isLaidOver && under && over ? (
        <LaidOver under={under} over={over} zoom={zoom} />
      ) : (
        <Columns
          widths={['1fr', '1fr']}
          gap={0}
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
        </Columns>
      )}
      <Fill as="aside" className={styles.evidence} aria-label={review.evidence}>
        <Evidence invoice={invoice} otherId={otherId} same={other.same} />
        <WhyClosed invoice={invoice} />
        <CompareDecisions otherId={otherId} />
      </Fill>
    </div>
  )
}

function WhyClosed({ invoice: { barred, claimed_by } }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  if (!barred) return null
  const isHeld = barred === 'claimed_by_other' && claimed_by
  return <small className={styles.note}>{isHeld ? review.heldBy(claimed_by) : review.barred[barred]}</small>
}

function CompareDecisions({ otherId }: { otherId: string }) {
  const { review } = useReviewWords()
  const { mayDecide, isBlind } = useDesk()
  const { setDialog } = useDeciding()
  const { dismiss } = useComparing()
  return (
    <Columns widths={['1fr', '1fr']} gap={2} className={styles.decide}>
      <Button variant="danger" disabled={!mayDecide} onClick={() => setDialog('reject')}>
        <KeyCap name="R" />
        {review.rejectAsSent}
      </Button>
      <Button variant="outline" disabled={!mayDecide} onClick={() => setDialog('request_photo')}>
        <KeyCap name="P" />
        {review.askForKey}
      </Button>
      {!isBlind && (
        <Button variant="outline" onClick={() => void dismiss(otherId)}>
          <KeyCap name="N" />
          {review.notTheSame}
        </Button>
      )}
    </Columns>
  )
}

function follow(scrolled: EventTarget, sides: HTMLElement | null) {
  if (!(scrolled instanceof HTMLElement)) return
  for (const pane of sides?.querySelectorAll<HTMLElement>('[data-shown]') ?? []) {
    if (pane === scrolled) continue
    if (pane.scrollTop !== scrolled.scrollTop) pane.scrollTop = scrolled.scrollTop
    if (pane.scrollLeft !== scrolled.scrollLeft) pane.scrollLeft = scrolled.scrollLeft
  }
}
