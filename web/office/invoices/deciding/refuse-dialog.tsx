import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import {
  InternalNote,
  officeInvoice,
  officeInvoices,
  reverseInvoice,
  SentReversal,
} from '#contract/invoices-office.ts'
import { decidedInvoices, invoiceCounts } from '#contract/invoices-review.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { reasonsQuery } from '#web/office/invoices/invoice-queries.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { pressOf, reasonAt } from '#web/office/invoices/review-keys.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { useKeyPresses } from '#web/office/kit/key-presses.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { longestOf } from '#web/platform/bounds.ts'
import { refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useDeciding } from './deciding-room.tsx'
import { MemberReads } from './member-reads.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import styles from './refuse-dialog.module.css'
import { useSentDecisions } from './sent-decisions.tsx'
import type { ReasonedDecision } from './verdict.ts'

type RefuseDialogProps = { invoice: OfficeInvoice; decision: ReasonedDecision }

export function RefuseDialog({ invoice: shown, decision }: RefuseDialogProps) {
  // Somebody else may decide meanwhile: then the server says so, and what was typed is shown again.
  const [invoice] = useState(shown)
  const { review } = useReviewWords()
  const { compared } = useReviewAddress()
  const { isBlind } = useDesk()
  const { undoSeconds } = useSentDecisions()
  const { decide, setDialog } = useDeciding()
  const words = review.against[decision]
  const reasons = useSuspenseQuery(reasonsQuery).data.filter((one) => one.decision === decision)
  const [chosen, setChosen] = useState(() => likelyReason(invoice, decision, compared !== undefined))
  const [note, setNote] = useState('')
  const [internalNote, setInternalNote] = useState('')
  const reversal = useReversal(invoice)
  const reason = reasons.find(({ code }) => code === chosen)

  function send() {
    if (!reason) return
    const answer = {
      reason: reason.code,
      ...(note && { note }),
      ...(internalNote && { internal_note: internalNote }),
    }
    if (decision === 'reverse') void reversal.send(reason.code, note)
    else decide(invoice, { kind: decision, ...answer })
  }

  useDialogKeys({
    onChoose: (place) => reasons[place] && setChosen(reasons[place].code),
    onSend: send,
  })

  return (
    <Dialog
      isOpen
      isWide
      title={words.title(invoice.number)}
      leaveLabel={review.close}
      isBusy={reversal.isSending}
      onClose={() => setDialog(undefined)}
      footer={
        <>
          {decision !== 'reverse' && !isBlind && (
            <small className={styles.safe}>
              {review.nothingLeaves(undoSeconds)} <KeyCap name="U" />
            </small>
          )}
          <Button variant="outline" onClick={() => setDialog(undefined)}>
            {review.back}
            <KeyCap name={review.keyNames.escape} />
          </Button>
          <Button
            variant={decision === 'request_photo' ? 'primary' : 'danger'}
            disabled={!reason}
            isBusy={reversal.isSending}
            onClick={send}
          >
            {words.send}
            <KeyCap name={review.keyNames.send} />
          </Button>
        </>
      }
    >
      <Columns widths={[356, '1fr']} from={700} gap={5}>
        <ReasonChoice
          reasons={reasons}
          chosen={chosen}
          onChoose={setChosen}
          hint={isBlind ? undefined : words.hint}
          hintKey={decision === 'reject' ? 'P' : undefined}
        />
        <Stack className={styles.reading}>
          {isBlind ? (
            <Notice kind="info" Icon={IconEyeOff}>
              <b>{review.blindTitle}</b> {review.blindText}
            </Notice>
          ) : (
            <>
              <MemberReads invoice={invoice} decision={decision} reason={reason} note={note} />
              <TextField
                label={review.noteForMember}
                optional={review.optional}
                hint={review.noteHint}
                maxLength={longestOf(SentReversal.shape.note)}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </>
          )}
          {decision !== 'reverse' && (
            <TextField
              label={review.internalNote}
              optional={review.onlyTeam}
              maxLength={longestOf(InternalNote)}
              value={internalNote}
              onChange={({ target }) => setInternalNote(target.value)}
            />
          )}
          <div role="alert">{reversal.failure && <Notice kind="error">{reversal.failure}</Notice>}</div>
        </Stack>
      </Columns>
    </Dialog>
  )
}

function likelyReason(invoice: OfficeInvoice, decision: ReasonedDecision, isComparing: boolean) {
  const { alike, reading, is_other_distributor } = invoice
  const codes = reading?.findings.map(({ code }) => code) ?? []
  if (decision === 'request_photo') {
    if (codes.includes('unreadable')) return 'not_legible'
    // Beside another document only the key can tell whether they are one.
    return isComparing && !reading?.access_key ? 'number_missing' : undefined
  }
  if (decision === 'reverse') return undefined
  if (alike.some(({ by }) => by !== 'picture')) return 'already_used'
  const found = (['cancelled', 'too_old', 'test_document', 'not_a_purchase', 'not_an_invoice'] as const).find(
    (code) => codes.includes(code),
  )
  return found ?? (is_other_distributor ? 'other_distributor' : undefined)
}

/** Coins go back at once: this one is waited for, and cannot be undone. */
function useReversal({ id, version, number }: OfficeInvoice) {
  const { review } = useReviewWords()
  const { setDialog } = useDeciding()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const [key] = useState(() => crypto.randomUUID())

  async function send(reason: string, note: string) {
    setSending(true)
    setFailure('')
    try {
      const body = { id, version, reason, ...(note && { note }) }
      await officeApi.call(reverseInvoice, body, { idempotencyKey: key })
      toast(review.reversed(number))
      setDialog(undefined)
      void refresh(officeInvoice, decidedInvoices, invoiceCounts, officeInvoices)
    } catch (error) {
      setFailure((isApiFailure(error) && error.message) || review.failed)
    }
    setSending(false)
  }

  return { isSending, failure, send }
}

type DialogKeys = {
  onChoose: (place: number) => void
  onSend: () => void
}

/** 1 to 9 choose a reason and Enter sends; from a field, Ctrl and Enter. */
function useDialogKeys({ onChoose, onSend }: DialogKeys) {
  useKeyPresses((event) => {
    const press = pressOf(event)
    const isOnButton = event.target instanceof HTMLButtonElement
    const sends = event.key === 'Enter' && (press.isCombined || (!press.isTyping && !isOnButton))
    const place = reasonAt(press)
    if (sends && !press.isRepeat) {
      event.preventDefault()
      onSend()
    } else if (place !== undefined) onChoose(place)
  })
}
