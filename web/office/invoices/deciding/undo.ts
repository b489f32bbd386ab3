import { useRef } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { toast } from '#web/ui/toasts.ts'
import { useSentDecisions } from './sent-decisions.tsx'
import { takeBack as takeBackFrom, undoableUntil } from './take-back.ts'
import type { SentDecision } from './verdict.ts'

/** Takes back what this screen has sent, or one's own decision on the document in view after a reload. */
export function useUndo(invoice: OfficeInvoice | undefined) {
  const { review } = useReviewWords()
  const { decideOn } = useReviewAddress()
  const sentDecisions = useSentDecisions()
  const isBusy = useRef(false)

  /** Held down or pressed twice, it takes back one decision. */
  async function alone(work: () => Promise<string | undefined>) {
    if (isBusy.current) return
    isBusy.current = true
    const back = await work()
    isBusy.current = false
    if (back) decideOn(back)
  }

  async function takeBackSent(ones: readonly SentDecision[]) {
    let last: string | undefined
    for (const one of ones) if (await sentDecisions.undo(one)) last = one.invoice.id
    return last
  }

  async function takeBackInView() {
    if (!invoice || undoableUntil(invoice) === undefined) return undefined
    const openDecisions = sentDecisions.sent.filter(
      (one) => one.invoice.id === invoice.id && one.state === 'open',
    )
    if (openDecisions.length > 0) return takeBackSent(openDecisions)
    const outcome = await takeBackFrom(invoice.id)
    if (outcome === 'unreachable') toast(review.stillDecided(invoice.number), { kind: 'attention' })
    else if (outcome === 'late') sentDecisions.cameLate(invoice)
    else sentDecisions.returned(invoice)
    return outcome === 'undone' ? invoice.id : undefined
  }

  const takeBack = (decisions: readonly SentDecision[]) => alone(() => takeBackSent(decisions))
  const takeBackShown = () => alone(takeBackInView)
  return {
    takeBack,
    takeBackShown,
    latest: () => (sentDecisions.last ? takeBack([sentDecisions.last]) : takeBackShown()),
  }
}
