import * as api from '#contract/invoices-feeds.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { claimWaiting, waitingWithNumber } from './waiting/claim.ts'

export function feedRoutes(http: Http) {
  http.query(api.invoicesWaiting, ({ db, member, query, now }) =>
    waitingWithNumber(db, { memberId: member.id, number: query.number, now }),
  )
  http.command(api.claimWaitingInvoice, async ({ tx, member, body, now, changed }) => {
    const { number } = body
    const sent = await claimWaiting(tx, { memberId: member.id, number, now })
    changed({ subjectId: member.id, after: { invoice_id: sent.id, number } })
    return sent
  })
}
