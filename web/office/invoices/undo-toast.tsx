import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useFormat } from '#web/platform/format.ts'
import { KeyCap } from '#web/ui/key-cap.tsx'
import type { Sent } from './decisions.ts'
import type { Reviewing } from './reviewing.ts'
import styles from './undo-toast.module.css'
import { useReviewWords } from './words.ts'

/** The decision just made, for as long as it can be taken back: nothing leaves before that. */
export function UndoToast({ work }: { work: Reviewing }) {
  const { last, sent } = work.deciding
  const onItsWay = last ?? sent.findLast(({ state }) => state === 'undoing')
  const shown = onItsWay && onItsWay.state !== 'waiting' ? onItsWay : undefined
  return (
    <div className={styles.slot} role="status">
      {shown && (
        <Undoable
          key={shown.key}
          one={shown}
          seconds={work.counts?.undo_seconds ?? 10}
          onUndo={() => void work.undoing.sent([shown])}
        />
      )}
    </div>
  )
}

type UndoableProps = { one: Sent; seconds: number; onUndo: () => void }

function Undoable({ one, seconds, onUndo }: UndoableProps) {
  const { review } = useReviewWords()
  const left = Math.min(seconds, useSecondsLeft(one.until))
  return (
    <div className={styles.toast}>
      <IconCircleCheck size={18} aria-hidden="true" />
      <Outcome one={one} />
      <button type="button" disabled={one.state === 'undoing'} onClick={onUndo}>
        {review.undo}
        <KeyCap name="U" />
        <span aria-hidden="true">{review.seconds(left)}</span>
      </button>
      <i style={{ animationDuration: `${seconds}s` }} />
    </div>
  )
}

function Outcome({ one: { subject, verdict, needsSecond } }: { one: Sent }) {
  const { review } = useReviewWords()
  const { movement } = useFormat()
  const { number } = subject
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
