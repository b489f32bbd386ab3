import { useRef } from 'react'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { toast } from '#web/ui/toasts.ts'
import type { Deciding } from './deciding.ts'
import type { Sent, Subject } from './decisions.ts'
import { takeBack, undoableUntil } from './take-back.ts'
import { useReviewWords } from './words.ts'

type Undoing = {
  deciding: Deciding
  /** The document on the desk. */
  invoice: OfficeInvoice | undefined
  onReturned: (subject: Subject) => void
  onLate: (subject: Subject) => void
  open: (id: string) => void
}

/** Takes back what this screen has sent, or one's own decision on the document in view, whoever's memory it was lost from. */
export function useUndoing({ deciding, invoice, onReturned, onLate, open }: Undoing) {
  const { review } = useReviewWords()
  const isBusy = useRef(false)

  /** Held down or pressed twice, it takes back one decision. */
  async function alone(work: () => Promise<string | undefined>) {
    if (isBusy.current) return
    isBusy.current = true
    const back = await work()
    isBusy.current = false
    if (back) open(back)
  }

  async function takeBackSent(ones: readonly Sent[]) {
    let last: string | undefined
    for (const one of ones) if (await deciding.undo(one)) last = one.subject.id
    return last
  }

  async function takeBackShown() {
    if (!invoice || undoableUntil(invoice) === undefined) return undefined
    const known = deciding.sent.filter(({ subject, state }) => subject.id === invoice.id && state === 'open')
    if (known.length > 0) return takeBackSent(known)
    const outcome = await takeBack(invoice.id)
    if (outcome === 'unreachable') toast(review.stillDecided(invoice.number), { kind: 'attention' })
    else if (outcome === 'late') onLate(invoice)
    else onReturned(invoice)
    return outcome === 'undone' ? invoice.id : undefined
  }

  const sent = (ones: readonly Sent[]) => alone(() => takeBackSent(ones))
  const shown = () => alone(takeBackShown)
  return {
    sent,
    shown,
    /** The decision just made comes before that on the document in view. */
    latest: () => (deciding.last ? sent([deciding.last]) : shown()),
  }
}
