import { IconUsersGroup } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { refreshInvoice } from '#web/office/invoices/invoice-queries.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDeciding } from './deciding-room.tsx'
import styles from './decision-pane.module.css'
import { useSentDecisions } from './sent-decisions.tsx'
import { undoableUntil } from './take-back.ts'

export function StandingDecision({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const { view } = useReviewAddress()
  const { dateTime, time, movement } = useFormat()
  const { decision } = invoice
  if (!decision) return null
  const by = decision.by ?? review.programme
  const notes = [decision.reason, decision.note].filter(Boolean).join(' ')
  const until = undoableUntil(invoice)
  if (invoice.needs_second && until === undefined)
    return (
      <div className={styles.part}>
        <Notice kind="info" Icon={IconUsersGroup}>
          <b>{decision.asked_second ? review.secondAsked : review.secondWanted}</b>{' '}
          {review.firstBy(by, time(decision.at))}
          {decision.internal_note && <p>{review.wrote(by, decision.internal_note)}</p>}
        </Notice>
      </div>
    )
  if (view !== 'decided' && invoice.status === 'received' && !decision.takes_effect_at) return null
  return (
    <dl className={styles.standing}>
      {until !== undefined && <TakeBack key={until} id={invoice.id} until={until} />}
      <div>
        <dt>{review.statuses[invoice.status]}</dt>
        <dd>{decision.coins === null ? '' : review.someCoins(movement(decision.coins))}</dd>
      </div>
      <div>
        <dt>{review.made[decision.decision]}</dt>
        <dd>{review.byAt(by, dateTime(decision.at))}</dd>
      </div>
      {notes && (
        <div>
          <dt>{review.reason}</dt>
          <dd>{notes}</dd>
        </div>
      )}
      {decision.internal_note && (
        <div>
          <dt>{review.internalNote}</dt>
          <dd>{decision.internal_note}</dd>
        </div>
      )}
    </dl>
  )
}

/** One's own decision, as long as nothing has left: also for who has reloaded the screen, or comes from elsewhere. */
function TakeBack({ id, until }: { id: string; until: number }) {
  const { review } = useReviewWords()
  const { undo } = useDeciding()
  const { last } = useSentDecisions()
  const [isOver, setOver] = useState(false)
  const end = useEffectEvent(() => {
    setOver(true)
    void refreshInvoice(id)
  })
  useEffect(() => {
    const timer = setTimeout(() => end(), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  if (isOver) return null
  return (
    <div>
      <dt>{review.undoable}</dt>
      <dd>
        <Button variant="outline" onClick={() => void undo.takeBackShown()}>
          {review.undo}
          {!last && <KeyCap name="U" />}
        </Button>
      </dd>
    </div>
  )
}
