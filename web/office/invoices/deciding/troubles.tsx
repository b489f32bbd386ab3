import {
  IconClock,
  IconEye,
  IconEyeOff,
  IconFileSearch,
  IconUsersGroup,
  IconWifiOff,
} from '@tabler/icons-react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useQueue } from '#web/office/invoices/queue/queue-room.tsx'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDeciding } from './deciding-room.tsx'
import styles from './decision-pane.module.css'
import { useSentDecisions } from './sent-decisions.tsx'
import type { SentDecision } from './verdict.ts'

/** What keeps from deciding, or became of a decision: each says what happened, what is safe and what to do. */
export function Troubles({ invoice }: { invoice?: OfficeInvoice }) {
  const { sent } = useSentDecisions()
  const waiting = sent.filter(({ state }) => state === 'waiting')
  const notUndone = sent.filter(({ state }) => state === 'not_undone')
  return (
    <div className={styles.troubles} role="alert">
      {waiting.length > 0 && <Undelivered decisions={waiting} />}
      {notUndone.length > 0 && <NotUndone decisions={notUndone} />}
      {sent.map((one) =>
        one.state === 'stale' || one.state === 'refused' ? (
          <RefusedDecision key={one.key} decision={one} />
        ) : one.state === 'failed' ? (
          <FailedDecision key={one.key} decision={one} />
        ) : null,
      )}
      {invoice && <Barred invoice={invoice} />}
    </div>
  )
}

const barredLooks = {
  own_document: { kind: 'attention', Icon: IconUsersGroup },
  other_person: { kind: 'attention', Icon: IconUsersGroup },
  claimed_by_other: { kind: 'info', Icon: IconEye },
  not_read_yet: { kind: 'info', Icon: IconFileSearch },
  blind_check: { kind: 'info', Icon: IconEyeOff },
} as const

function Barred({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const { view } = useReviewAddress()
  const { step } = useQueue()
  const { time } = useFormat()
  const { barred, claimed_by, claimed_until } = invoice
  if (!barred || view === 'decided') return null
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
        <Button onClick={() => step(1)}>
          {review.goNext}
          <KeyCap name="J" />
        </Button>
      </p>
      {isHeld && <small className={styles.keys}>{review.keysOff}</small>}
    </Notice>
  )
}

function Undelivered({ decisions }: { decisions: readonly SentDecision[] }) {
  const { review } = useReviewWords()
  const { retry } = useSentDecisions()
  const { undo } = useDeciding()
  return (
    <Notice kind="attention" Icon={IconWifiOff}>
      <b>{review.offline}</b> {review.offlineText(decisions.length)}
      <DecisionList decisions={decisions} />
      <p>
        <Button variant="outline" onClick={retry}>
          {review.retryNow}
        </Button>
        <Button variant="quiet" onClick={() => void undo.takeBack(decisions)}>
          {review.cancelWaiting(decisions.length)}
        </Button>
      </p>
    </Notice>
  )
}

/** The server may still have the decision, so nobody may take it for undone. */
function NotUndone({ decisions }: { decisions: readonly SentDecision[] }) {
  const { review } = useReviewWords()
  const { retry } = useSentDecisions()
  return (
    <Notice kind="attention" Icon={IconWifiOff}>
      <b>{review.notUndone}</b> {review.notUndoneText(decisions.length)}
      <DecisionList decisions={decisions} />
      <p>
        <Button variant="outline" onClick={retry}>
          {review.retryNow}
        </Button>
      </p>
    </Notice>
  )
}

function DecisionList({ decisions }: { decisions: readonly SentDecision[] }) {
  const { review } = useReviewWords()
  return (
    <ul>
      {decisions.map(({ key, invoice, verdict }) => (
        <li key={key}>
          <IconClock size={14} aria-hidden="true" />
          {`${invoice.number} · ${review.decisions[verdict.kind]}`}
        </li>
      ))}
    </ul>
  )
}

/** Somebody else decided first: the document shows who, and this shows what was typed. */
function RefusedDecision({ decision }: { decision: SentDecision }) {
  const { review } = useReviewWords()
  const { open } = useReviewAddress()
  const { forget } = useSentDecisions()
  const { invoice, verdict, message, state } = decision
  const internalNote = 'internal_note' in verdict ? verdict.internal_note : undefined
  return (
    <Notice kind="attention" Icon={IconUsersGroup}>
      <b>{review.notRecorded(invoice.number)}</b> {state === 'stale' ? review.changedMeanwhile : message}
      <p>{review.youWould(review.decisions[verdict.kind])}</p>
      {internalNote && <p>{review.youWrote(internalNote)}</p>}
      <p>
        <Button variant="outline" onClick={() => open(invoice.id)}>
          {review.seeDocument}
        </Button>
        <Button variant="quiet" onClick={() => forget(decision.key)}>
          {review.understood}
        </Button>
      </p>
    </Notice>
  )
}

function FailedDecision({ decision }: { decision: SentDecision }) {
  const { review } = useReviewWords()
  const { again, forget } = useSentDecisions()
  return (
    <Notice kind="error">
      <b>{review.notDecided(decision.invoice.number)}</b> {review.nothingMoved}
      <p>
        <Button onClick={() => again(decision)}>{review.retry}</Button>
        <Button variant="quiet" onClick={() => forget(decision.key)}>
          {review.understood}
        </Button>
      </p>
      {decision.requestId && <small>{review.supportCode(decision.requestId)}</small>}
    </Notice>
  )
}
