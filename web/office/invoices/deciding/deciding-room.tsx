import { useState } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { markDecided } from '#web/office/invoices/desk/document-timing.ts'
import { useQueue } from '#web/office/invoices/queue/queue-room.tsx'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { shareHook } from '#web/office/kit/share-hook.tsx'
import { useBlindCheck } from './blind-check.ts'
import { useCorrections } from './corrections.ts'
import { useSentDecisions } from './sent-decisions.tsx'
import { useUndo } from './undo.ts'
import type { ReasonedDecision, Verdict } from './verdict.ts'

/** What can be decided about the document on the desk, and what was typed over it. */
export const { Provider: DecidingRoom, useShared: useDeciding } = shareHook(useDecidingRoom)

function useDecidingRoom() {
  const address = useReviewAddress()
  const { upcoming } = useQueue()
  const { invoice, mayDecide, isBlind } = useDesk()
  const sentDecisions = useSentDecisions()
  const corrections = useCorrections(invoice)
  const checkBlind = useBlindCheck()
  const undo = useUndo(invoice)
  const [dialog, setDialog] = useState<ReasonedDecision>()

  function decide(on: OfficeInvoice, verdict: Verdict) {
    if (isBlind) void checkBlind(on, verdict)
    else sentDecisions.decide(on, verdict)
    markDecided()
    setDialog(undefined)
    corrections.end()
    sentDecisions.leave(on.id)
    address.open(upcoming[0])
  }

  function approve(second?: true) {
    const { approval, counting } = corrections
    if (!invoice || !approval || !mayDecide) return
    decide(invoice, { kind: 'approve', approval, ...counting, ...(second && { second }) })
  }

  return { corrections, decide, approve, undo, dialog, setDialog }
}
