import { useEffect, useEffectEvent } from 'react'
import { claimInvoice } from '#contract/invoices-office.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { officeApi } from '#web/platform/office-api.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { invoiceQuery } from './review-queries.ts'

/** Leafing through holds nothing: a document is taken by who stays on it. */
const pauseMs = 600
/** Before the five minutes are over. */
const renewMs = 4 * 60_000

/** Holds a document for as long as it lies on the desk; that another has it is seen on the document itself. */
export function useLease(id: string | undefined, isWanted: boolean) {
  const lost = useEffectEvent((error: unknown) => {
    // Without a connection nothing is held, and the decision itself tells who was faster.
    if (id && isApiFailure(error) && error.status === 409)
      void queryClient.invalidateQueries({ queryKey: invoiceQuery(id, false).queryKey })
  })
  useEffect(() => {
    if (!id || !isWanted) return
    const claim = () => void officeApi.call(claimInvoice, { id }).catch(lost)
    const first = setTimeout(claim, pauseMs)
    const renewal = setInterval(claim, renewMs)
    return () => {
      clearTimeout(first)
      clearInterval(renewal)
    }
  }, [id, isWanted])
}
