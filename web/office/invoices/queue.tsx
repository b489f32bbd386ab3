import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import type { OfficeInvoiceRow } from '#contract/invoices-under-review.ts'
import { programmeDay } from '#domain/business-days.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { DecidedRows } from './decided-rows.tsx'
import styles from './queue.module.css'
import { QueueFilters } from './queue-filters.tsx'
import { type Due, groupsOf } from './queue-order.ts'
import { QueueRow } from './queue-row.tsx'
import type { Reviewing } from './reviewing.ts'
import { useReviewWords } from './words.ts'

/** What waits, what was decided, and what is to be looked at again; where there is little room, only when asked for. */
export function Queue({ work, isOpen }: { work: Reviewing; isOpen: boolean }) {
  const { review } = useReviewWords()
  const { view, list } = work
  return (
    <section className={styles.queue} id="review-queue" aria-label={review.queue} data-open={isOpen}>
      <Views work={work} />
      <p className={styles.caption}>
        <span>{review.orders[view.view]}</span>
        <span>{review.coins}</span>
      </p>
      <div className={styles.list}>
        {view.view === 'decided' && <DecidedRows work={work} />}
        {view.view === 'queue' && <Waiting work={work} />}
        {view.view === 'blind' && <Rows items={list.waiting} work={work} />}
        {list.hasMore && (
          <Button variant="quiet" isFullWidth onClick={list.more}>
            {review.more}
          </Button>
        )}
      </div>
      <p className={styles.foot}>
        <KeyCap name="J" /> {review.next} <KeyCap name="K" /> {review.previous}
      </p>
    </section>
  )
}

function Views({ work }: { work: Reviewing }) {
  const { review } = useReviewWords()
  const { number } = useFormat()
  const { view, counts } = work
  return (
    <div className={styles.views}>
      <Chip isPressed={view.view === 'queue'} onPress={() => view.show('queue')}>
        {review.views.queue} <b>{counts && number(counts.waiting)}</b>
      </Chip>
      <Chip isPressed={view.view === 'decided'} onPress={() => view.show('decided')}>
        {review.views.decided}
      </Chip>
      {(view.view === 'blind' || (counts?.blind ?? 0) > 0) && (
        <Chip isPressed={view.view === 'blind'} onPress={() => view.show('blind')}>
          {review.views.blind} <b>{number(counts?.blind ?? 0)}</b>
        </Chip>
      )}
      {view.view !== 'blind' && <QueueFilters work={work} />}
    </div>
  )
}

function Waiting({ work }: { work: Reviewing }) {
  const { number } = useFormat()
  const { list, counts, view } = work
  const isWhole = Object.keys(view.chosen).length === 0
  return groupsOf(list.waiting, programmeDay(Date.now())).map(({ day, due, items }) => {
    const known = isWhole ? counts?.days.find(({ due_on }) => due_on === day)?.count : undefined
    return (
      <section key={day} aria-labelledby={`due-${day}`}>
        <h2 className={styles.group} data-when={due.when} id={`due-${day}`}>
          {due.when === 'late' && <IconAlertCircle size={14} aria-hidden="true" />}
          {due.when === 'today' && <IconClock size={14} aria-hidden="true" />}
          <DueWords due={due} day={day} />
          <span>{number(Math.max(items.length, known ?? 0))}</span>
        </h2>
        <Rows items={items} work={work} />
      </section>
    )
  })
}

function Rows({ items, work }: { items: readonly OfficeInvoiceRow[]; work: Reviewing }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <QueueRow item={item} work={work} />
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
