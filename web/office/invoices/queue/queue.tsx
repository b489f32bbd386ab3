import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import type { OfficeInvoiceRow } from '#contract/invoices-under-review.ts'
import { programmeDay } from '#domain/business-days.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { KeyLegend } from '#web/office/kit/key-legend.tsx'
import { useFormat } from '#web/platform/format.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Fill } from '#web/ui/fill.tsx'
import { ApproveProved } from './approve-proved.tsx'
import { DecidedRows } from './decided-rows.tsx'
import styles from './queue.module.css'
import { QueueFilters } from './queue-filters.tsx'
import { type Due, dueKinds, groupsOf } from './queue-order.ts'
import { useQueue } from './queue-room.tsx'
import { QueueRow } from './queue-row.tsx'

export function Queue() {
  const { review } = useReviewWords()
  const { view } = useReviewAddress()
  const { waiting, hasMore, more, drawer, isFiltering } = useQueue()
  const [isApproving, setApproving] = useState(false)
  return (
    <Fill
      as="section"
      className={styles.queue}
      id="review-queue"
      aria-label={review.queue}
      data-open={drawer.isOpen || isFiltering}
    >
      <Views />
      <Bar className={styles.caption}>
        <small>{review.orders[view]}</small>
        <small>{review.coins}</small>
      </Bar>
      {view === 'queue' && waiting.length > 1 && (
        <Button variant="quiet" isFullWidth onClick={() => setApproving(true)}>
          {review.proved.open}
        </Button>
      )}
      {isApproving && <ApproveProved onClose={() => setApproving(false)} />}
      <Fill isScrolling>
        {view === 'decided' && <DecidedRows />}
        {view === 'queue' && <RowsByDay />}
        {view === 'blind' && <Rows items={waiting} />}
        {hasMore && (
          <Button variant="quiet" isFullWidth onClick={more}>
            {review.more}
          </Button>
        )}
      </Fill>
      <Bar line="above" className={styles.foot}>
        <KeyLegend
          keys={[
            { names: ['J'], text: review.next },
            { names: ['K'], text: review.previous },
          ]}
        />
      </Bar>
    </Fill>
  )
}

function Views() {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { view, show } = useReviewAddress()
  const { counts } = useQueue()
  return (
    <Bar className={styles.views}>
      <Chip isPressed={view === 'queue'} onPress={() => show('queue')}>
        {review.views.queue} <b>{number(counts.waiting)}</b>
      </Chip>
      <Chip isPressed={view === 'decided'} onPress={() => show('decided')}>
        {review.views.decided}
      </Chip>
      {(view === 'blind' || counts.blind > 0) && (
        <Chip isPressed={view === 'blind'} onPress={() => show('blind')}>
          {review.views.blind} <b>{number(counts.blind)}</b>
        </Chip>
      )}
      {view !== 'blind' && <QueueFilters />}
    </Bar>
  )
}

function RowsByDay() {
  const { number } = useFormat()
  const { isNarrowed } = useReviewAddress()
  const { waiting, counts } = useQueue()
  return groupsOf(waiting, programmeDay(Date.now())).map(({ day, due, items }) => {
    const dayCount = isNarrowed ? undefined : counts.days.find(({ due_on }) => due_on === day)?.count
    return (
      <section key={day} aria-labelledby={`due-${day}`}>
        <h2 className={styles.group} data-kind={dueKinds[due.when]} id={`due-${day}`}>
          {due.when === 'late' && <IconAlertCircle size={14} aria-hidden="true" />}
          {due.when === 'today' && <IconClock size={14} aria-hidden="true" />}
          <DueWords due={due} day={day} />
          <span>{number(Math.max(items.length, dayCount ?? 0))}</span>
        </h2>
        <Rows items={items} />
      </section>
    )
  })
}

function Rows({ items }: { items: readonly OfficeInvoiceRow[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <QueueRow item={item} />
        </li>
      ))}
    </ul>
  )
}

function DueWords({ due, day }: { due: Due; day: string }) {
  const { review } = useReviewWords()
  const { weekday } = useFormat()
  if (due.when === 'late') return due.days > 0 ? review.groupLate(due.days) : review.groupOver(weekday(day))
  if (due.when === 'today') return review.groupToday
  return due.when === 'tomorrow' ? review.groupTomorrow(weekday(day)) : weekday(day)
}
