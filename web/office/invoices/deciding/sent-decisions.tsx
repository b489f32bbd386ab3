import { useState } from 'react'
import { officeInvoices } from '#contract/invoices-office.ts'
import { countsQuery, refreshInvoice } from '#web/office/invoices/invoice-queries.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { shareHook } from '#web/office/kit/share-hook.tsx'
import { refresh } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { toast } from '#web/ui/toasts.ts'
import { useDeliveries } from './deliveries.ts'
import type { InvoiceRef } from './verdict.ts'

/** What was decided here and can still be undone, or has yet to arrive; it outlives the list it came from. */
export const { Provider: SentDecisionsRoom, useShared: useSentDecisions } = shareHook(useSentDecisionsRoom)

function useSentDecisionsRoom() {
  const { review } = useReviewWords()
  const { undo_seconds: undoSeconds } = useSuspenseQuery(countsQuery).data
  const [leftIds, setLeftIds] = useState<ReadonlySet<string>>(new Set())

  function bringBack(id: string) {
    setLeftIds((ids) => new Set([...ids].filter((one) => one !== id)))
  }

  function returned({ id }: InvoiceRef) {
    bringBack(id)
    void refreshInvoice(id)
    void refresh(officeInvoices)
  }

  function cameLate({ id, number }: InvoiceRef) {
    void refreshInvoice(id)
    toast(review.undoLate(number), { kind: 'attention' })
  }

  const deliveries = useDeliveries({
    undoSeconds,
    onArrived: ({ id }) => void refreshInvoice(id),
    onReturned: returned,
    onLate: cameLate,
  })

  return {
    ...deliveries,
    undoSeconds,
    /** Documents that have left the queue here before the server says so. */
    leftIds,
    leave: (id: string) => setLeftIds((ids) => new Set([...ids, id])),
    bringBack,
    returned,
    cameLate,
  }
}
