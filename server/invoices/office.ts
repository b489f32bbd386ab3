import * as api from '#contract/invoices-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { claimInvoice } from './deciding/claim.ts'
import { approveInvoice, decideAgainst } from './deciding/decide.ts'
import { reasonsIn } from './deciding/reasons.ts'
import { reverseInvoice } from './deciding/reverse.ts'
import { undoDecision } from './deciding/undo.ts'
import { about } from './told-about.ts'

/** Deciding on invoices. */
export function invoiceOffice(http: Http) {
  http.query(api.decisionReasons, ({ db, language }) => reasonsIn(db, language))
  http.command(api.claimInvoice, async ({ tx, params, staff, now, changed }) => {
    const claimed = await claimInvoice(tx, { invoiceId: params.id, staffId: staff.id, now })
    const until = claimed.until.toString()
    const after = { invoice_id: params.id, claimed_until: until }
    changed(claimed.isRenewed ? null : { ...about(params.id, claimed), after })
    return { version: claimed.version, until }
  })
  http.command(api.approveInvoice, async ({ tx, params, body, staff, now, changed }) => {
    const { version, rows, number, internal_note: internalNote, second: wantsSecond } = body
    const approval = {
      invoiceId: params.id,
      staffId: staff.id,
      version,
      rows,
      number,
      internalNote,
      wantsSecond,
      now,
    }
    const { invoice, coins, counted, takesEffectAt, awaitsSecond } = await approveInvoice(tx, approval)
    const after = { decision: 'approve', coins, counted, number, internal_note: internalNote }
    changed({ ...about(params.id, invoice), after })
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
    const { version, reason, note, internal_note: internalNote } = body
    const why = { reason, note, internalNote }
    const refused = { invoiceId: params.id, staffId: staff.id, version, decision, ...why, now }
    const { invoice, takesEffectAt } = await decideAgainst(tx, refused)
    changed({ ...about(params.id, invoice), after: { decision, reason, note, internal_note: internalNote } })
    return { takes_effect_at: takesEffectAt.toString(), version: invoice.version }
  })
}
