import * as api from '#contract/invoices-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { claimInvoice } from './deciding/claim.ts'
import { approveInvoice, decideAgainst } from './deciding/decide.ts'
import { reasonsIn } from './deciding/reasons.ts'
import { reverseInvoice } from './deciding/reverse.ts'
import { undoDecision } from './deciding/undo.ts'
import { queueOf } from './reviewing/queue.ts'
import { invoiceForReview } from './reviewing/seen-by-staff.ts'

export function invoiceOffice(http: Http) {
  http.query(api.officeInvoices, ({ db, query, now }) => queueOf(db, { ...query, now }))
  http.query(api.decisionReasons, ({ db, language }) => reasonsIn(db, language))
  http.query(api.officeInvoice, ({ db, params, now }) => invoiceForReview(db, params.id, now))
  http.command(api.claimInvoice, async ({ tx, params, staff, now, changed }) => {
    const claimed = await claimInvoice(tx, { invoiceId: params.id, staffId: staff.id, now })
    const until = claimed.until.toString()
    changed({ ...about(params.id, claimed), after: { invoice_id: params.id, claimed_until: until } })
    return { version: claimed.version, until }
  })
  http.command(api.approveInvoice, async ({ tx, params, body, staff, now, changed }) => {
    const { version, rows, number } = body
    const approval = { invoiceId: params.id, staffId: staff.id, version, rows, number, now }
    const { invoice, coins, counted, takesEffectAt, awaitsSecond } = await approveInvoice(tx, approval)
    changed({ ...about(params.id, invoice), after: { decision: 'approve', coins, counted, number } })
    const takes_effect_at = takesEffectAt.toString()
    return { coins, takes_effect_at, needs_second: awaitsSecond, version: invoice.version }
  })
  decisionAgainst(http, api.rejectInvoice, 'reject')
  decisionAgainst(http, api.requestPhoto, 'request_photo')
  http.command(api.undoDecision, async ({ tx, params, staff, now, changed }) => {
    const { invoice, undone } = await undoDecision(tx, { invoiceId: params.id, staffId: staff.id, now })
    changed({ ...about(params.id, invoice), after: { undone } })
    return { version: invoice.version }
  })
  http.command(api.reverseInvoice, async ({ tx, params, body, staff, now, changed }) => {
    const { version, reason, note } = body
    const reversal = { invoiceId: params.id, staffId: staff.id, version, reason, note, now }
    const invoice = await reverseInvoice(tx, reversal)
    const after = { status: 'reversed', coins: invoice.coins, reason, note }
    changed({ ...about(params.id, invoice, 'counted'), after })
    return {}
  })
}

function decisionAgainst(
  http: Http,
  endpoint: typeof api.rejectInvoice | typeof api.requestPhoto,
  decision: 'reject' | 'request_photo',
) {
  http.command(endpoint, async ({ tx, params, body, staff, now, changed }) => {
    const { version, reason, note } = body
    const refused = { invoiceId: params.id, staffId: staff.id, version, decision, reason, note, now }
    const { invoice, takesEffectAt } = await decideAgainst(tx, refused)
    changed({ ...about(params.id, invoice), after: { decision, reason, note } })
    return { takes_effect_at: takesEffectAt.toString(), version: invoice.version }
  })
}

/** Told under the member, with whom it goes when they go. */
function about(invoiceId: string, invoice: { member_id: string; number: string }, status = 'received') {
  return {
    subjectId: invoice.member_id,
    before: { invoice_id: invoiceId, number: invoice.number, status },
  }
}
