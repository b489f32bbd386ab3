import { IconClock, IconEye, IconFileSearch, IconUsersGroup, IconWifiOff } from '@tabler/icons-react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Sent } from './decisions.ts'
import type { Reviewing } from './reviewing.ts'
import styles from './troubles.module.css'
import { useReviewWords } from './words.ts'

type HeldProps = { work: Reviewing; invoice: OfficeInvoice }

/** What keeps from deciding, or became of a decision: each says what happened, what is safe and what to do. */
export function Troubles({ work, invoice }: { work: Reviewing; invoice?: OfficeInvoice }) {
  const { sent } = work.deciding
  const waiting = sent.filter(({ state }) => state === 'waiting')
  const notUndone = sent.filter(({ state }) => state === 'not_undone')
  return (
    <div className={styles.troubles} role="alert">
      {waiting.length > 0 && <Waiting waiting={waiting} work={work} />}
      {notUndone.length > 0 && <NotUndone ones={notUndone} work={work} />}
      {sent.map((one) =>
        one.state === 'stale' || one.state === 'refused' ? (
          <Refused key={one.key} one={one} work={work} />
        ) : one.state === 'failed' ? (
          <Failed key={one.key} one={one} work={work} />
        ) : null,
      )}
      {invoice && <Held work={work} invoice={invoice} />}
    </div>
  )
}

const barredLooks = {
  own_document: { kind: 'attention', Icon: IconUsersGroup },
  other_person: { kind: 'attention', Icon: IconUsersGroup },
  claimed_by_other: { kind: 'info', Icon: IconEye },
  not_read_yet: { kind: 'info', Icon: IconFileSearch },
} as const

function Held({ work, invoice }: HeldProps) {
  const { review } = useReviewWords()
  const { time } = useFormat()
  const { barred, claimed_by, claimed_until } = invoice
  if (!barred || work.view.view === 'decided') return null
  const isHeld = barred === 'claimed_by_other'
  const { kind, Icon } = barredLooks[barred]
  return (
    <Notice kind={kind} Icon={Icon}>
      {isHeld && claimed_by ? (
        <>
          <b>{review.heldBy(claimed_by)}</b> {review.heldText(claimed_until ? time(claimed_until) : '')}
        </>
      ) : (
        review.barred[barred]
      )}
      <p>
        <Button onClick={() => work.step(1)}>
          {review.goNext}
          <KeyCap name="J" />
        </Button>
      </p>
      {isHeld && <small className={styles.keys}>{review.keysOff}</small>}
    </Notice>
  )
}

function Waiting({ waiting, work }: { waiting: readonly Sent[]; work: Reviewing }) {
  const { review } = useReviewWords()
  return (
    <Notice kind="attention" Icon={IconWifiOff}>
      <b>{review.offline}</b> {review.offlineText(waiting.length)}
      <Listed ones={waiting} />
      <p>
        <Button variant="outline" onClick={work.deciding.retry}>
          {review.retryNow}
        </Button>
        <Button variant="quiet" onClick={() => void work.undoing.sent(waiting)}>
          {review.cancelWaiting(waiting.length)}
        </Button>
      </p>
    </Notice>
  )
}

/** Taken back here, and perhaps not there: nobody may take it for undone. */
function NotUndone({ ones, work }: { ones: readonly Sent[]; work: Reviewing }) {
  const { review } = useReviewWords()
  return (
    <Notice kind="attention" Icon={IconWifiOff}>
      <b>{review.notUndone}</b> {review.notUndoneText(ones.length)}
      <Listed ones={ones} />
      <p>
        <Button variant="outline" onClick={work.deciding.retry}>
          {review.retryNow}
        </Button>
      </p>
    </Notice>
  )
}

function Listed({ ones }: { ones: readonly Sent[] }) {
  const { review } = useReviewWords()
  return (
    <ul>
      {ones.map(({ key, subject, verdict }) => (
        <li key={key}>
          <IconClock size={14} aria-hidden="true" />
          {`${subject.number} · ${review.decisions[verdict.kind]}`}
        </li>
      ))}
    </ul>
  )
}

/** Somebody was faster: who and what stands on the document itself; what was typed is kept. */
function Refused({ one, work }: { one: Sent; work: Reviewing }) {
  const { review } = useReviewWords()
  const { subject, verdict, message, state } = one
  const written = 'internal_note' in verdict ? verdict.internal_note : undefined
  return (
    <Notice kind="attention" Icon={IconUsersGroup}>
      <b>{review.notRecorded(subject.number)}</b> {state === 'stale' ? review.changedMeanwhile : message}
      <p>{review.youWould(review.decisions[verdict.kind])}</p>
      {written && <p>{review.youWrote(written)}</p>}
      <p>
        <Button variant="outline" onClick={() => work.view.open(subject.id)}>
          {review.seeDocument}
        </Button>
        <Button variant="quiet" onClick={() => work.deciding.forget(one.key)}>
          {review.understood}
        </Button>
      </p>
    </Notice>
  )
}

function Failed({ one, work }: { one: Sent; work: Reviewing }) {
  const { review } = useReviewWords()
  return (
    <Notice kind="error">
      <b>{review.notDecided(one.subject.number)}</b> {review.nothingMoved}
      <p>
        <Button onClick={() => work.deciding.again(one)}>{review.retry}</Button>
        <Button variant="quiet" onClick={() => work.deciding.forget(one.key)}>
          {review.understood}
        </Button>
      </p>
      {one.requestId && <small>{review.supportCode(one.requestId)}</small>}
    </Notice>
  )
}
