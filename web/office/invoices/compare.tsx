import {
  IconArrowsDiff,
  IconCopy,
  IconEqual,
  IconEyeOff,
  IconUsers,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import type { alikeInvoice } from '#contract/invoices-review.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useFormat } from '#web/platform/format.ts'
import { useWords } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Switch } from '#web/ui/switch.tsx'
import styles from './compare.module.css'
import { CompareSide } from './compare-side.tsx'
import { KeyCap } from './key-cap.tsx'
import { alikeQuery } from './review-queries.ts'
import type { Reviewing } from './reviewing.ts'
import { useReviewWords } from './words.ts'

type CompareProps = { work: Reviewing; invoice: OfficeInvoice; otherId: string }

/** Two documents that may be one, side by side, with what both say; whose the other is, is not told. */
export function Compare({ work, invoice, otherId }: CompareProps) {
  const { shell } = useWords()
  const { data: other } = useQuery({ ...alikeQuery(invoice.id, otherId), throwOnError: true })
  if (!other) return <Loading text={shell.loading} />
  return <Compared work={work} invoice={invoice} otherId={otherId} other={other} />
}

type ComparedProps = CompareProps & { other: Answer<typeof alikeInvoice> }

function Compared({ work, invoice, otherId, other }: ComparedProps) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { picture, view, mayDecide, setDialog } = work
  const [isTogether, setTogether] = useState(true)
  const sides = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.compare}>
      <div className={styles.bar}>
        <Button size="dense" variant="outline" onClick={() => view.compare(invoice.id, undefined)}>
          {review.backToQueue}
          <KeyCap name={review.keyNames.escape} />
        </Button>
        <h2>{review.comparing(invoice.number, other.number)}</h2>
        <div className={styles.tools}>
          <Switch
            label={review.together}
            checked={isTogether}
            onChange={({ target }) => setTogether(target.checked)}
          />
          <IconButton isDense hasLine label={review.smaller} Icon={IconZoomOut} onClick={picture.reduce} />
          <span>{review.percent(number(Math.round(picture.zoom * 100)))}</span>
          <IconButton isDense hasLine label={review.larger} Icon={IconZoomIn} onClick={picture.enlarge} />
        </div>
      </div>
      <div
        ref={sides}
        className={styles.sides}
        onScrollCapture={(event) => isTogether && follow(event.target, sides.current)}
      >
        <CompareSide
          title={review.underReview(invoice.number)}
          document={invoice}
          same={other.same}
          zoom={picture.zoom}
        />
        <CompareSide
          title={review.other(other.number, review.statuses[other.status])}
          document={other}
          same={other.same}
          zoom={picture.zoom}
        />
      </div>
      <aside className={styles.evidence} aria-label={review.evidence}>
        <Evidence invoice={invoice} otherId={otherId} same={other.same} />
        <div className={styles.decide}>
          <Button size="dense" variant="danger" disabled={!mayDecide} onClick={() => setDialog('reject')}>
            <KeyCap name="R" />
            {review.rejectAsSent}
          </Button>
          <Button
            size="dense"
            variant="outline"
            disabled={!mayDecide}
            onClick={() => setDialog('request_photo')}
          >
            <KeyCap name="P" />
            {review.betterPhoto}
          </Button>
          <Button size="dense" variant="outline" onClick={() => void work.dismiss(otherId)}>
            <KeyCap name="N" />
            {review.notTheSame}
          </Button>
        </div>
      </aside>
    </div>
  )
}

type EvidenceProps = { invoice: OfficeInvoice; otherId: string; same: ComparedProps['other']['same'] }

function Evidence({ invoice, otherId, same }: EvidenceProps) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const likeness = invoice.alike.find(({ id }) => id === otherId)
  const told = (what: 'document' | 'total' | 'day' | 'key' | 'file') => {
    const is = same[what]
    const Icon = is === null ? IconEyeOff : is ? IconEqual : IconArrowsDiff
    const words = review.sameness[what]
    return {
      key: what,
      Icon,
      kind: String(is),
      text: is === null ? words.unknown : is ? words.same : words.other,
    }
  }
  return (
    <div className={styles.facts}>
      <p className={styles.summary}>
        <IconCopy size={18} aria-hidden="true" />
        <b>{same.key || same.file || same.document ? review.likely : review.possible}</b>
      </p>
      <ul>
        {(['document', 'total', 'day', 'key', 'file'] as const).map(told).map(({ key, Icon, kind, text }) => (
          <li key={key} data-same={kind}>
            <Icon size={18} aria-hidden="true" />
            {text}
          </li>
        ))}
        {likeness && likeness.percent !== null && (
          <li data-same={String(likeness.percent > 84)}>
            <IconCopy size={18} aria-hidden="true" />
            {review.pictureAlike(number(likeness.percent))}
          </li>
        )}
        {likeness && (
          <li>
            <IconUsers size={18} aria-hidden="true" />
            {review.senders[likeness.sender]}
          </li>
        )}
      </ul>
      <p className={styles.note}>{review.nameNotTold}</p>
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
