import { useEffect, useEffectEvent } from 'react'
import { claimInvoice } from '#contract/invoices-office.ts'
import { invoiceQuery } from '#web/office/invoices/invoice-queries.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { queryClient } from '#web/platform/query-client.ts'

/** Leafing through holds nothing: a document is taken by who stays on it. */
const pauseMs = 600
/** Also how long after a call that failed the next one is made. */
const soonestMs = 5000

/** Holds a document for as long as it lies on the desk; that another has it is seen on the document itself. */
export function useLease(id: string | undefined, isWanted: boolean) {
  const lost = useEffectEvent((error: unknown): undefined => {
    // Without a connection nothing is held, and the decision itself tells who was faster.
    if (id && isApiFailure(error) && error.status === 409)
      void queryClient.invalidateQueries({ queryKey: invoiceQuery(id, false).queryKey })
  })
  useEffect(() => {
    if (!id || !isWanted) return
    let timer = setTimeout(claim, pauseMs)
    let isLeft = false
    async function claim() {
      const claimed = await officeApi.call(claimInvoice, { id: id ?? '' }).catch(lost)
      if (!isLeft) timer = setTimeout(claim, renewalAfter(claimed?.until, Date.now()))
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [id, isWanted])
}

/** While a fifth of the time is left, however long the team has set it. */
export function renewalAfter(until: string | undefined, now: number): number {
  return until ? Math.max(soonestMs, 0.8 * (Date.parse(until) - now)) : soonestMs
}
