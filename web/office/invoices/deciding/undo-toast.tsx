import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Row } from '#web/ui/stack.tsx'
import { useDeciding } from './deciding-room.tsx'
import { useSentDecisions } from './sent-decisions.tsx'
import styles from './undo-toast.module.css'
import type { SentDecision } from './verdict.ts'

/** The decision just made, for as long as it can be taken back: nothing leaves before that. */
export function UndoToast() {
  const { last, sent, undoSeconds } = useSentDecisions()
  const { undo } = useDeciding()
  const onItsWay = last ?? sent.findLast(({ state }) => state === 'undoing')
  const decision = onItsWay && onItsWay.state !== 'waiting' ? onItsWay : undefined
  return (
    <div className={styles.slot} role="status">
      {decision && (
        <Undoable
          key={decision.key}
          one={decision}
          seconds={undoSeconds}
          onUndo={() => void undo.takeBack([decision])}
        />
      )}
    </div>
  )
}

type UndoableProps = { one: SentDecision; seconds: number; onUndo: () => void }

function Undoable({ one, seconds, onUndo }: UndoableProps) {
  const { review } = useReviewWords()
  const left = Math.min(seconds, useSecondsLeft(one.until))
  return (
    <Row gap={3} hasOneLine className={styles.toast}>
      <IconCircleCheck size={18} aria-hidden="true" />
      <Outcome one={one} />
      <button type="button" disabled={one.state === 'undoing'} onClick={onUndo}>
        {review.undo}
        <KeyCap name="U" />
        <span aria-hidden="true">{review.seconds(left)}</span>
      </button>
      <i style={{ animationDuration: `${seconds}s` }} />
    </Row>
  )
}

function Outcome({ one: { invoice, verdict, needsSecond } }: { one: SentDecision }) {
  const { review } = useReviewWords()
  const { movement } = useFormat()
  const { number } = invoice
  if (verdict.kind !== 'approve')
    return (
      <p>
        <b>{verdict.kind === 'reject' ? review.rejected(number) : review.photoRequested(number)}</b>
      </p>
    )
  return (
    <p>
      <b>{needsSecond ? review.approvedFirst(number) : review.approved(number)}</b>{' '}
      {needsSecond ? review.secondComes : review.someCoins(movement(verdict.approval.coins))}
    </p>
  )
}

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
