import { IconUsersGroup } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './decision-made.module.css'
import facts from './facts.module.css'
import type { Reviewing } from './reviewing.ts'
import { undoableUntil } from './take-back.ts'
import { useReviewWords } from './words.ts'

type DecisionMadeProps = { work: Reviewing; invoice: OfficeInvoice }

/** What somebody has decided on it already: the first of two, or what it came to. */
export function DecisionMade({ work, invoice }: DecisionMadeProps) {
  const { review } = useReviewWords()
  const { dateTime, time, movement } = useFormat()
  const { decision } = invoice
  if (!decision) return null
  const notes = [decision.reason, decision.note].filter(Boolean).join(' ')
  const until = undoableUntil(invoice)
  if (invoice.needs_second && until === undefined)
    return (
      <div className={facts.part}>
        <Notice kind="info" Icon={IconUsersGroup}>
          <b>{decision.asked_second ? review.secondAsked : review.secondWanted}</b>{' '}
          {review.firstBy(decision.by, time(decision.at))}
          {decision.internal_note && <p>{review.wrote(decision.by, decision.internal_note)}</p>}
        </Notice>
      </div>
    )
  if (work.view.view !== 'decided' && invoice.status === 'received' && !decision.takes_effect_at) return null
  return (
    <dl className={styles.made}>
      {until !== undefined && <TakeBack key={until} work={work} until={until} />}
      <div>
        <dt>{review.statuses[invoice.status]}</dt>
        <dd>{decision.coins === null ? '' : review.someCoins(movement(decision.coins))}</dd>
      </div>
      <div>
        <dt>{review.made[decision.decision]}</dt>
        <dd>{review.byAt(decision.by, dateTime(decision.at))}</dd>
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
function TakeBack({ work, until }: { work: Reviewing; until: number }) {
  const { review } = useReviewWords()
  const [isOver, setOver] = useState(false)
  const end = useEffectEvent(() => {
    setOver(true)
    if (work.id) work.refresh(work.id)
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
        <Button variant="outline" onClick={() => void work.undoing.shown()}>
          {review.undo}
          {!work.deciding.last && <KeyCap name="U" />}
        </Button>
      </dd>
    </div>
  )
}
