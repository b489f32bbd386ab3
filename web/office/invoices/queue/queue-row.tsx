import { IconAlertTriangle, IconCamera, IconCopy, IconRefresh, IconUsersGroup } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { OfficeInvoiceRow } from '#contract/invoices-under-review.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { initialsOf } from '#web/ui/initials.ts'
import styles from './queue.module.css'
import { useQueue } from './queue-room.tsx'

export function QueueRow({ item }: { item: OfficeInvoiceRow }) {
  const { coins } = useFormat()
  const { member } = item
  return (
    <RowLink
      id={item.id}
      number={item.number}
      coins={`~${coins(item.estimate)}`}
      facts={[member.name, member.workplace].filter(Boolean).join(' · ')}
      flag={<Flag item={item} />}
    />
  )
}

type RowLinkProps = { id: string; number: string; coins: string; facts: string; flag: ReactNode }

export function RowLink({ id, number, coins, facts, flag }: RowLinkProps) {
  const { hrefOf } = useReviewAddress()
  const isCurrent = useQueue().id === id
  return (
    <Link
      ref={useRowInView(isCurrent)}
      className={styles.row}
      to={hrefOf(id)}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
    >
      <b>{number}</b>
      <b>{coins}</b>
      <small className={styles.sender}>{facts}</small>
      <small className={styles.flag}>{flag}</small>
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
  if (item.needs_second) return <FlagMark Icon={IconUsersGroup} text={review.flags.second} kind="info" />
  if (item.risk === 'duplicate')
    return <FlagMark Icon={IconCopy} text={review.flags.duplicate} kind="attention" />
  if (item.risk) return <FlagMark Icon={IconAlertTriangle} text={review.flags[item.risk]} kind="attention" />
  if (item.is_new_photo) return <FlagMark Icon={IconCamera} text={review.flags.newPhoto} kind="action" />
  if (item.is_new_analysis)
    return <FlagMark Icon={IconRefresh} text={review.flags.newAnalysis} kind="action" />
  return item.source === 'xml' ? review.flags.xml : null
}

type FlagMarkProps = { Icon: typeof IconCopy; text: string; kind: 'info' | 'attention' | 'action' }

function FlagMark({ Icon, text, kind }: FlagMarkProps) {
  return (
    <>
      <Icon size={14} aria-hidden="true" color={`var(--${kind})`} />
      {text}
    </>
  )
}

/** The keys move through a list that is longer than its pane. */
function useRowInView(isCurrent: boolean) {
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return row
}
