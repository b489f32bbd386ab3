import { IconCamera, IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Only } from '#web/ui/only.tsx'
import { totalOf } from './coins-at-stake.tsx'
import styles from './decide-bar.module.css'
import { useDeciding } from './deciding-room.tsx'
import { isTotalOff } from './fact-checks.ts'

/** The safe step is the large one: where the totals differ, that is to correct them. */
export function DecideBar({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const { movement, coins } = useFormat()
  const { view } = useReviewAddress()
  const { mayDecide, isBlind } = useDesk()
  const { corrections, approve, setDialog } = useDeciding()
  if (view === 'decided') return <ReverseBar invoice={invoice} />
  const approval = corrections.approval ?? invoice.approval
  const counted = corrections.counting.rows.reduce((sum, { counted_cents }) => sum + counted_cents, 0)
  const isOff = !isBlind && isTotalOff(invoice, counted)

  function approveWords() {
    if (isOff) return review.approveAnyway
    if (invoice.needs_second) return review.confirm
    if (approval.needs_second && !isBlind) return review.approveFirst
    return invoice.reading?.rows.length ? review.approve : review.approveTyped
  }

  const approveButton = (
    <Button
      size={isOff ? undefined : 'normal'}
      variant={isOff ? 'outline' : 'primary'}
      isFullWidth={!isOff}
      disabled={!mayDecide}
      onClick={() => approve()}
    >
      <KeyCap name="A" />
      <Touch>
        <IconCheck size={20} aria-hidden="true" />
      </Touch>
      {approveWords()}
      <b>{isBlind ? coins(totalOf(approval)) : movement(totalOf(approval))}</b>
    </Button>
  )
  const editButton = (
    <Button
      size={isOff ? 'normal' : undefined}
      variant={isOff ? 'primary' : corrections.isEditing ? 'soft' : 'outline'}
      isFullWidth={isOff}
      disabled={!mayDecide}
      aria-pressed={corrections.isEditing}
      onClick={corrections.isEditing ? corrections.end : corrections.begin}
    >
      <KeyCap name="E" />
      <Touch>
        <IconPencil size={20} aria-hidden="true" />
      </Touch>
      {isOff ? review.correctFirst : review.edit}
    </Button>
  )

  return (
    <Bar line="above" className={styles.bar}>
      <div className={styles.main}>{isOff ? editButton : approveButton}</div>
      {isOff && approveButton}
      <Button variant="outline" disabled={!mayDecide} onClick={() => setDialog('request_photo')}>
        <KeyCap name="P" />
        <Touch>
          <IconCamera size={20} aria-hidden="true" />
        </Touch>
        {review.betterPhoto}
      </Button>
      {!isOff && editButton}
      <Button variant="danger-outline" disabled={!mayDecide} onClick={() => setDialog('reject')}>
        <KeyCap name="R" />
        <Touch>
          <IconX size={20} aria-hidden="true" />
        </Touch>
        {review.reject}
      </Button>
    </Bar>
  )
}

/** Keys are for keyboards; fingers find an icon in their place. */
function Touch({ children }: { children: ReactNode }) {
  return (
    <Only as="span" on="touch">
      {children}
    </Only>
  )
}

function ReverseBar({ invoice }: { invoice: OfficeInvoice }) {
  const { review } = useReviewWords()
  const { setDialog } = useDeciding()
  if (invoice.status !== 'counted') return null
  return (
    <Bar line="above" className={styles.bar}>
      <Button variant="danger-outline" isFullWidth onClick={() => setDialog('reverse')}>
        {review.reverse}
      </Button>
    </Bar>
  )
}
