import { IconCamera, IconCheck, IconRotate2, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { DecidedInvoice } from '#contract/invoices-review.ts'
import { useFormat } from '#web/platform/format.ts'
import styles from './queue.module.css'
import { useRowInView } from './queue-row.tsx'
import type { Reviewing } from './reviewing.ts'
import { useReviewWords } from './words.ts'

const icons = { approve: IconCheck, reject: IconX, request_photo: IconCamera, reverse: IconRotate2 }

/** What was decided, the latest first. */
export function DecidedRows({ work }: { work: Reviewing }) {
  return (
    <ul>
      {work.list.decided.map((item) => (
        <li key={item.decision_id}>
          <DecidedRow item={item} work={work} />
        </li>
      ))}
    </ul>
  )
}

function DecidedRow({ item, work: { view, id } }: { item: DecidedInvoice; work: Reviewing }) {
  const { review } = useReviewWords()
  const { movement, day, time } = useFormat()
  const Icon = icons[item.decision]
  const isCurrent = item.id === id
  const row = useRowInView(isCurrent)
  return (
    <Link
      ref={row}
      className={styles.row}
      to={view.hrefOf(item.id)}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
    >
      <b>{item.number}</b>
      <span className={styles.coins}>{item.coins === null ? '' : movement(item.coins)}</span>
      <small className={styles.sender}>
        {`${day(item.decided_at)} ${time(item.decided_at)} · ${item.decided_by}`}
      </small>
      <small className={styles.flag}>
        <Icon size={14} aria-hidden="true" />
        {item.state === 'second' && review.flags.second}
        {item.state === 'open' && review.undoable}
        {item.state === 'done' && review.made[item.decision]}
      </small>
    </Link>
  )
}
