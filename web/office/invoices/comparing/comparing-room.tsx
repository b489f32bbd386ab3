import { useState } from 'react'
import { dismissLikeness } from '#contract/invoices-review.ts'
import { useDesk } from '#web/office/invoices/desk/desk-room.tsx'
import { refreshInvoice } from '#web/office/invoices/invoice-queries.ts'
import { useReviewAddress } from '#web/office/invoices/review-address.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { shareHook } from '#web/office/kit/share-hook.tsx'
import { toast } from '#web/ui/toasts.ts'

/** Another document beside the one on the desk. */
export const { Provider: ComparingRoom, useShared: useComparing } = shareHook(useComparingRoom)

function useComparingRoom() {
  const { review } = useReviewWords()
  const address = useReviewAddress()
  const { invoice } = useDesk()
  const [isLaidOver, setLaidOver] = useState(false)

  function show(other: string | undefined) {
    if (invoice) address.compare(invoice.id, other)
  }

  async function dismiss(other: string) {
    if (!invoice) return
    try {
      await officeApi.call(dismissLikeness, { id: invoice.id, other })
      show(undefined)
      await refreshInvoice(invoice.id)
    } catch {
      toast(review.failed, { kind: 'error' })
    }
  }

  return { otherId: address.compared, show, dismiss, isLaidOver, setLaidOver }
}
