import { IconAlertTriangle, IconCamera, IconCopy, IconRefresh, IconUsersGroup } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { OfficeInvoiceRow } from '#contract/invoices-under-review.ts'
import { useFormat } from '#web/platform/format.ts'
import { initialsOf } from '#web/ui/initials.ts'
import styles from './queue.module.css'
import type { Reviewing } from './reviewing.ts'
import { useReviewWords } from './words.ts'

/** One document of the queue: its number and coins, who sent it, and the one thing that makes it special. */
export function QueueRow({ item, work: { view, id } }: { item: OfficeInvoiceRow; work: Reviewing }) {
  const { coins } = useFormat()
  const { member } = item
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
      <span className={styles.coins}>{`~${coins(item.estimate)}`}</span>
      <small className={styles.sender}>{[member.name, member.workplace].filter(Boolean).join(' · ')}</small>
      <small className={styles.flag}>
        <Flag item={item} />
      </small>
    </Link>
  )
}

function Flag({ item }: { item: OfficeInvoiceRow }) {
  const { review } = useReviewWords()
  if (item.claimed_by && !item.is_claimed_by_me)
    return (
      <span className={styles.holder} title={review.heldBy(item.claimed_by)}>
        {initialsOf(item.claimed_by)}
      </span>
    )
  if (item.needs_second) return <Marked Icon={IconUsersGroup} text={review.flags.second} kind="info" />
  if (item.risk === 'duplicate')
    return <Marked Icon={IconCopy} text={review.flags.duplicate} kind="attention" />
  if (item.risk) return <Marked Icon={IconAlertTriangle} text={review.flags[item.risk]} kind="attention" />
  if (item.is_new_photo) return <Marked Icon={IconCamera} text={review.flags.newPhoto} kind="action" />
  if (item.is_new_analysis) return <Marked Icon={IconRefresh} text={review.flags.newAnalysis} kind="action" />
  return item.source === 'xml' ? review.flags.xml : null
}

type MarkedProps = { Icon: typeof IconCopy; text: string; kind: 'info' | 'attention' | 'action' }

function Marked({ Icon, text, kind }: MarkedProps) {
  return (
    <>
      <Icon size={14} aria-hidden="true" data-kind={kind} />
      {text}
    </>
  )
}

/** The keys move through a list that is longer than its pane. */
export function useRowInView(isCurrent: boolean) {
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return row
}
