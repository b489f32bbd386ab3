import { IconCamera, IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { totalOf } from './coins-at-stake.tsx'
import styles from './decide-bar.module.css'
import type { Reviewing } from './reviewing.ts'
import { useReviewWords } from './words.ts'

type DecideBarProps = { work: Reviewing; invoice: OfficeInvoice }

/** The decision: what it will move stands on the button. */
export function DecideBar({ work, invoice }: DecideBarProps) {
  const { review } = useReviewWords()
  const { movement, coins } = useFormat()
  const { edits, setDialog, mayDecide, view, isBlind } = work
  if (view.view === 'decided') return <Afterwards work={work} invoice={invoice} />
  const approval = edits.approval ?? invoice.approval

  function approveWords() {
    if (invoice.needs_second) return review.confirm
    if (approval.needs_second && !isBlind) return review.approveFirst
    return invoice.reading?.rows.length ? review.approve : review.approveTyped
  }

  return (
    <div className={styles.bar}>
      <div className={styles.main}>
        <Button size="normal" isFullWidth disabled={!mayDecide} onClick={() => work.approve()}>
          <KeyCap name="A" />
          <Touch>
            <IconCheck size={20} aria-hidden="true" />
          </Touch>
          {approveWords()}
          <b>{isBlind ? coins(totalOf(approval)) : movement(totalOf(approval))}</b>
        </Button>
      </div>
      <Button variant="outline" disabled={!mayDecide} onClick={() => setDialog('request_photo')}>
        <KeyCap name="P" />
        <Touch>
          <IconCamera size={20} aria-hidden="true" />
        </Touch>
        {review.betterPhoto}
      </Button>
      <Button
        variant={edits.isEditing ? 'soft' : 'outline'}
        disabled={!mayDecide}
        aria-pressed={edits.isEditing}
        onClick={edits.isEditing ? edits.end : edits.begin}
      >
        <KeyCap name="E" />
        <Touch>
          <IconPencil size={20} aria-hidden="true" />
        </Touch>
        {review.edit}
      </Button>
      <span className={styles.reject}>
        <Button variant="outline" disabled={!mayDecide} onClick={() => setDialog('reject')}>
          <KeyCap name="R" />
          <Touch>
            <IconX size={20} aria-hidden="true" />
          </Touch>
          {review.reject}
        </Button>
      </span>
    </div>
  )
}

/** Keys are for keyboards; fingers find an icon in their place. */
function Touch({ children }: { children: ReactNode }) {
  return <span className={styles.touch}>{children}</span>
}

function Afterwards({ work, invoice }: DecideBarProps) {
  const { review } = useReviewWords()
  if (invoice.status !== 'counted') return null
  return (
    <div className={styles.bar}>
      <span className={styles.reject}>
        <Button variant="outline" isFullWidth onClick={() => work.setDialog('reverse')}>
          {review.reverse}
        </Button>
      </span>
    </div>
  )
}
