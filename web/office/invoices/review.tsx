import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#contract/invoices-reading.ts'
import { useWords } from '#web/platform/language.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { Waiting } from '#web/platform/waiting.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Compare } from './comparing/compare.tsx'
import { ComparingRoom, useComparing } from './comparing/comparing-room.tsx'
import { DecidingRoom, useDeciding } from './deciding/deciding-room.tsx'
import { DecisionPane } from './deciding/decision-pane.tsx'
import { RefuseDialog } from './deciding/refuse-dialog.tsx'
import { SentDecisionsRoom } from './deciding/sent-decisions.tsx'
import { UndoToast } from './deciding/undo-toast.tsx'
import { Desk } from './desk/desk.tsx'
import { DeskRoom, useDesk } from './desk/desk-room.tsx'
import { PointingRoom } from './desk/pointing-room.tsx'
import { countsQuery, reasonsQuery } from './invoice-queries.ts'
import { KeyboardHelp } from './keyboard-help.tsx'
import { EmptyQueue } from './queue/empty-queue.tsx'
import { Queue } from './queue/queue.tsx'
import { QueueRoom, useQueue } from './queue/queue-room.tsx'
import styles from './review.module.css'
import { useReviewActions } from './review-actions.ts'
import { ReviewHead } from './review-head.tsx'
import { useReviewWords } from './words.ts'

export function Review() {
  const { shell } = useWords()
  useSuspenseQueries({ queries: [countsQuery, reasonsQuery] })
  return (
    <main className={styles.screen} id="content">
      <SentDecisionsRoom>
        <Loaded waiting={<Loading text={shell.loading} />}>
          <QueueRoom>
            <DeskRoom>
              <DecidingRoom>
                <ComparingRoom>
                  <Rooms />
                </ComparingRoom>
              </DecidingRoom>
            </DeskRoom>
          </QueueRoom>
        </Loaded>
      </SentDecisionsRoom>
    </main>
  )
}

function Rooms() {
  const { shell } = useWords()
  const [hasHelp, setHelp] = useState(false)
  const { items } = useQueue()
  const { invoice } = useDesk()
  const { dialog } = useDeciding()
  const { otherId } = useComparing()
  useReviewActions({ isOpen: hasHelp, open: () => setHelp(true) })
  return (
    <>
      <ReviewHead onHelp={() => setHelp(true)} />
      {invoice && otherId ? (
        <Loaded waiting={<Loading text={shell.loading} />}>
          <Compare invoice={invoice} otherId={otherId} />
        </Loaded>
      ) : (
        <div className={styles.review} data-empty={items.length === 0}>
          <Queue />
          <Document />
        </div>
      )}
      <UndoToast />
      <Announcement />
      {hasHelp && <KeyboardHelp onClose={() => setHelp(false)} />}
      {invoice && dialog && <RefuseDialog key={invoice.id} invoice={invoice} decision={dialog} />}
    </>
  )
}

function Document() {
  const { id } = useQueue()
  const { invoice, failure, mayDecide, isBlind } = useDesk()
  const { corrections } = useDeciding()
  if (!id || failure) return <EmptyQueue />
  if (!invoice)
    return (
      <div className={styles.waiting}>
        <Waiting height="60vh" />
      </div>
    )

  function take({ of, row = 0 }: Region) {
    if (!invoice?.reading || !mayDecide) return
    const { rows, number, total_cents } = invoice.reading
    if (of === 'row_value' && rows[row]) corrections.takeCents(rows[row].value_cents, row)
    if (of === 'total' && total_cents !== null) corrections.takeTotal(total_cents)
    if (of === 'number' && number && !isBlind) corrections.takeNumber(number)
  }

  return (
    <PointingRoom>
      <Desk invoice={invoice} onTake={take} />
      <DecisionPane invoice={invoice} />
    </PointingRoom>
  )
}

/** Whoever does not see the screen hears which document came. */
function Announcement() {
  const { review } = useReviewWords()
  const { position, total } = useQueue()
  const { invoice } = useDesk()
  return (
    <VisuallyHidden>
      <span role="status">{invoice && review.opened(invoice.number, position, total)}</span>
    </VisuallyHidden>
  )
}
