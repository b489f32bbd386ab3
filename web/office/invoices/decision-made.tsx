import { IconUsersGroup } from '@tabler/icons-react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useFormat } from '#web/platform/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './decision-made.module.css'
import facts from './facts.module.css'
import type { Reviewing } from './reviewing.ts'
import { useReviewWords } from './words.ts'

type DecisionMadeProps = { work: Reviewing; invoice: OfficeInvoice }

/** What somebody has decided on it already: the first of two, or what it came to. */
export function DecisionMade({ work: { view }, invoice }: DecisionMadeProps) {
  const { review } = useReviewWords()
  const { dateTime, time, movement } = useFormat()
  const { decision } = invoice
  if (!decision) return null
  const notes = [decision.reason, decision.note].filter(Boolean).join(' ')
  if (invoice.needs_second)
    return (
      <div className={facts.part}>
        <Notice kind="info" Icon={IconUsersGroup} isDense>
          <b>{review.secondWanted}</b> {review.firstBy(decision.by, time(decision.at))}
          {decision.internal_note && <p>{review.wrote(decision.by, decision.internal_note)}</p>}
        </Notice>
      </div>
    )
  if (view.view !== 'decided' && invoice.status === 'received') return null
  return (
    <dl className={styles.made}>
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
