import { IconCamera, IconCheck, IconRotate2, IconX } from '@tabler/icons-react'
import type { DecidedInvoice } from '#contract/invoices-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { useQueue } from './queue-room.tsx'
import { RowLink } from './queue-row.tsx'

const icons = { approve: IconCheck, reject: IconX, request_photo: IconCamera, reverse: IconRotate2 }

export function DecidedRows() {
  const { decided } = useQueue()
  const { review } = useReviewWords()
  const { movement, day, time } = useFormat()
  return (
    <ul>
      {decided.map((item) => (
        <li key={item.decision_id}>
          <RowLink
            id={item.id}
            number={item.number}
            coins={item.coins === null ? '' : movement(item.coins)}
            facts={`${day(item.decided_at)} ${time(item.decided_at)} · ${item.decided_by ?? review.programme}`}
            flag={<DecisionFlag item={item} />}
          />
        </li>
      ))}
    </ul>
  )
}

function DecisionFlag({ item: { decision, state } }: { item: DecidedInvoice }) {
  const { review } = useReviewWords()
  const Icon = icons[decision]
  return (
    <>
      <Icon size={14} aria-hidden="true" />
      {state === 'second' && review.flags.second}
      {state === 'open' && review.undoable}
      {state === 'done' && review.made[decision]}
    </>
  )
}
