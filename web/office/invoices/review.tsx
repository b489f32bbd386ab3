import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaffPerson } from '#web/office/kit/staff-person.ts'
import { useWords } from '#web/platform/language.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Compare } from './compare.tsx'
import { Desk } from './desk.tsx'
import { Facts } from './facts.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { NothingToReview } from './nothing-to-review.tsx'
import { Queue } from './queue.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import styles from './review.module.css'
import { ReviewHead } from './review-head.tsx'
import { useReviewKeys } from './review-keys.ts'
import { countsQuery, reasonsQuery } from './review-queries.ts'
import { type Reviewing, useReviewing } from './reviewing.ts'
import { UndoToast } from './undo-toast.tsx'
import { useReviewWords } from './words.ts'

/** Invoices one after the other: the queue, the document, what is known of it, and the decision. */
export function Review() {
  useSuspenseQuery(countsQuery)
  useSuspenseQuery(reasonsQuery)
  const work = useReviewing()
  const { shortcuts } = useStaffPerson()
  const list = useListToggle(work.id)
  useReviewKeys(
    {
      isOn: shortcuts,
      hasDialog: work.dialog !== undefined,
      isComparing: work.view.compared !== undefined,
      isBlind: work.isBlind,
      mayDecide: work.mayDecide,
    },
    work.act,
  )
  return (
    <main className={styles.screen} id="content">
      <ReviewHead work={work} list={list} />
      {work.invoice && work.view.compared ? (
        <Compare work={work} invoice={work.invoice} otherId={work.view.compared} />
      ) : (
        <div className={styles.review} data-empty={work.list.items.length === 0}>
          <Queue work={work} isOpen={list.isOpen || work.dialog === 'filters'} />
          <Document work={work} />
        </div>
      )}
      <UndoToast work={work} />
      <Announcement work={work} />
      <Dialogs work={work} />
    </main>
  )
}

/** Choosing a document closes the list again. */
function useListToggle(id = '') {
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt !== undefined && openAt === id
  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : id) }
}

function Document({ work }: { work: Reviewing }) {
  const { shell } = useWords()
  const { id, invoice, list, documents } = work
  if (list.total !== undefined && (!id || documents.failure)) return <NothingToReview work={work} />
  if (!invoice)
    return (
      <div className={styles.waiting}>
        <Skeleton text={shell.loading}>
          <SkeletonBlock height="60vh" />
        </Skeleton>
      </div>
    )
  return (
    <>
      <Desk work={work} invoice={invoice} />
      <Facts work={work} invoice={invoice} />
    </>
  )
}

function Dialogs({ work }: { work: Reviewing }) {
  const { dialog, invoice, setDialog } = work
  if (dialog === 'help') return <KeyboardHelp onClose={() => setDialog(undefined)} />
  if (!invoice || dialog === undefined || dialog === 'filters') return null
  return <RefuseDialog key={invoice.id} work={work} invoice={invoice} decision={dialog} />
}

/** Whoever does not see the screen hears which document came. */
function Announcement({ work: { invoice, position, list } }: { work: Reviewing }) {
  const { review } = useReviewWords()
  return (
    <VisuallyHidden>
      <span role="status">
        {invoice && review.opened(invoice.number, position, list.total ?? list.items.length)}
      </span>
    </VisuallyHidden>
  )
}
