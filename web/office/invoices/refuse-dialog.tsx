import { IconEyeOff } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InternalNote, reverseInvoice } from '#contract/invoices-office.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { longestOf } from '#web/platform/bounds.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import type { Against } from './against.ts'
import { useDialogKeys } from './dialog-keys.ts'
import { MemberReads } from './member-reads.tsx'
import { Reasons } from './reasons.tsx'
import styles from './refuse-dialog.module.css'
import { invoicesKey, reasonsQuery } from './review-queries.ts'
import type { Reviewing } from './reviewing.ts'
import { useReviewWords } from './words.ts'

type RefuseDialogProps = { work: Reviewing; invoice: OfficeInvoice; decision: Against }

/** A decision against a document: why, beside what the member will read of it. */
export function RefuseDialog({ work, invoice, decision }: RefuseDialogProps) {
  const { review } = useReviewWords()
  const words = review.against[decision]
  const reasons = useSuspenseQuery(reasonsQuery).data.filter((one) => one.decision === decision)
  const [chosen, setChosen] = useState(() => hintFor(work, invoice, decision))
  const [note, setNote] = useState('')
  const [internalNote, setInternalNote] = useState('')
  const reversal = useReversal(work, invoice)
  const reason = reasons.find(({ code }) => code === chosen)

  function send() {
    if (!reason) return
    const said = {
      reason: reason.code,
      ...(note && { note }),
      ...(internalNote && { internal_note: internalNote }),
    }
    if (decision === 'reverse') void reversal.send(reason.code, note)
    else work.decide({ kind: decision, ...said })
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
      onClose={() => work.setDialog(undefined)}
      footer={
        <>
          {decision !== 'reverse' && !work.isBlind && (
            <p className={styles.safe}>
              {review.nothingLeaves(work.counts?.undo_seconds ?? 10)} <KeyCap name="U" />
            </p>
          )}
          <Button variant="outline" onClick={() => work.setDialog(undefined)}>
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
      <div className={styles.halves}>
        <Reasons
          reasons={reasons}
          chosen={chosen}
          onChoose={setChosen}
          hint={work.isBlind ? undefined : words.hint}
          hintKey={decision === 'reject' ? 'P' : undefined}
        />
        <div className={styles.reading}>
          {work.isBlind ? (
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
                maxLength={longestOf(reverseInvoice.body.shape.note)}
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
        </div>
      </div>
    </Dialog>
  )
}

/** What the findings themselves suggest. */
function hintFor({ view }: Reviewing, { alike, reading }: OfficeInvoice, decision: Against) {
  const codes = reading?.findings.map(({ code }) => code) ?? []
  if (decision === 'request_photo') {
    if (codes.includes('unreadable')) return 'not_legible'
    // Beside another document only the key can tell whether they are one.
    return view.compared && !reading?.access_key ? 'number_missing' : undefined
  }
  if (decision === 'reverse') return undefined
  if (alike.some(({ by }) => by !== 'picture')) return 'already_used'
  return (['cancelled', 'too_old', 'test_document', 'not_a_purchase', 'not_an_invoice'] as const).find(
    (code) => codes.includes(code),
  )
}

/** Coins go back at once: this one is waited for, and cannot be undone. */
function useReversal({ setDialog }: Reviewing, { id, version, number }: OfficeInvoice) {
  const { review } = useReviewWords()
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
      void queryClient.invalidateQueries({ queryKey: invoicesKey })
    } catch (error) {
      setFailure((isApiFailure(error) && error.message) || review.failed)
    }
    setSending(false)
  }

  return { isSending, failure, send }
}
