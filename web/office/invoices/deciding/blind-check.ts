import { checkBlind, invoiceCounts } from '#contract/invoices-review.ts'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { useReviewWords } from '#web/office/invoices/words.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { refresh } from '#web/platform/query.ts'
import { toast } from '#web/ui/toasts.ts'
import { useSentDecisions } from './sent-decisions.tsx'
import type { Verdict } from './verdict.ts'

/** Records what oneself would have decided and tells whether the first person did the same; the screen does not wait. */
export function useBlindCheck() {
  const { review } = useReviewWords()
  const { bringBack } = useSentDecisions()

  function tell(agrees: boolean, number: string) {
    if (agrees) toast(review.agreed(number))
    else toast(review.disagreed(number), { kind: 'attention' })
  }

  function fail(error: unknown, { id, number }: OfficeInvoice) {
    const isGone = isApiFailure(error) && (error.status === 409 || error.status === 404)
    if (isGone) return toast(review.checkedByOther(number), { kind: 'attention' })
    bringBack(id)
    return toast(review.checkFailed(number), { kind: 'error' })
  }

  return async (invoice: OfficeInvoice, verdict: Verdict) => {
    try {
      const { agrees } = await officeApi.call(checkBlind, { id: invoice.id, ...checkOf(verdict) })
      tell(agrees, invoice.number)
    } catch (error) {
      fail(error, invoice)
    }
    void refresh(invoiceCounts)
  }
}

function checkOf(verdict: Verdict) {
  const { kind: decision } = verdict
  if (verdict.kind === 'approve') return { decision, ...(verdict.rows && { rows: verdict.rows }) }
  const { reason, internal_note } = verdict
  return { decision, reason, ...(internal_note && { internal_note }) }
}
