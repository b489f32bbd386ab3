import * as api from '#contract/invoices-office.ts'
import * as review from '#contract/invoices-review.ts'
import { textIn } from '#contract/languages.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { checkBlind } from './blind-checks/check-blind.ts'
import { claimInvoice } from './deciding/claim.ts'
import { approveInvoice, decideAgainst, undoDecision } from './deciding/decide.ts'
import { reverseInvoice } from './deciding/reverse.ts'
import { dismissLikeness } from './duplicates/dismiss.ts'
import { activeReasons } from './reasons/queries.ts'
import { confirmWording, forgetWording } from './wordings/confirm.ts'

export function invoiceOffice(http: Http) {
  http.query(api.decisionReasons, async ({ db, language }) => {
    const reasons = await activeReasons(db)
    return reasons.map(({ code, decision, texts }) => ({
      code,
      decision,
      text: textIn(texts, language),
      texts,
    }))
  })
  http.command(api.claimInvoice, async ({ tx, params, staff, now, changed }) => {
    const claimed = await claimInvoice(tx, { invoiceId: params.id, staffId: staff.id, now })
    const until = claimed.until.toString()
    const after = { invoice_id: params.id, claimed_until: until }
    changed(claimed.isRenewed ? null : { ...auditSubject(params.id, claimed), after })
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
    changed({ ...auditSubject(params.id, invoice), after })
    const takes_effect_at = takesEffectAt.toString()
    return { coins, takes_effect_at, needs_second: awaitsSecond, version: invoice.version }
  })
  decisionAgainst(http, api.rejectInvoice, 'reject')
  decisionAgainst(http, api.requestPhoto, 'request_photo')
  http.command(api.undoDecision, async ({ tx, params, body, staff, now, changed }) => {
    const undoing = { invoiceId: params.id, staffId: staff.id, decisionKey: body.decision_key, now }
    const { version, undone } = await undoDecision(tx, undoing)
    changed(
      undone ? { ...auditSubject(params.id, undone.invoice), after: { undone: undone.decision } } : null,
    )
    return { version }
  })
  http.command(api.reverseInvoice, async ({ tx, params, body, staff, now, changed }) => {
    const { version, reason, note } = body
    const reversal = { invoiceId: params.id, staffId: staff.id, version, reason, note, now }
    const invoice = await reverseInvoice(tx, reversal)
    const after = { status: 'reversed', coins: invoice.coins, reason, note }
    changed({ ...auditSubject(params.id, invoice, 'counted'), after })
    return {}
  })
  http.command(review.dismissLikeness, async ({ tx, params, body, changed }) => {
    const invoice = await dismissLikeness(tx, { invoiceId: params.id, otherId: body.other })
    changed({ ...auditSubject(params.id, invoice), after: { not_alike: body.other } })
    return {}
  })
  http.command(review.confirmWording, async ({ tx, params, body, staff, now, changed }) => {
    const attempt = { invoiceId: params.id, staffId: staff.id, row: body.row, now }
    const said = await confirmWording(tx, { ...attempt, productId: body.product_id })
    const after = { wording: said.wording, product: said.product }
    changed({ ...auditSubject(params.id, said.invoice), after })
    return {}
  })
  http.command(review.forgetWording, async ({ tx, params, body, staff, now, changed }) => {
    const attempt = { invoiceId: params.id, staffId: staff.id, row: body.row, now }
    const { invoice, wording } = await forgetWording(tx, attempt)
    changed({ ...auditSubject(params.id, invoice), after: { forgotten: wording } })
    return {}
  })
  http.command(review.checkBlind, async ({ tx, params, body, staff, now, changed }) => {
    const { decision, rows, reason, internal_note: internalNote } = body
    const check = { invoiceId: params.id, staffId: staff.id, decision, rows, reason, internalNote, now }
    const { invoice, agrees, coins, hasStopped } = await checkBlind(tx, check)
    const stopped = hasStopped && { instant_credit: 'off' }
    const after = { blind_check: decision, coins, reason, agrees, ...stopped }
    changed({ ...auditSubject(params.id, invoice, 'counted'), after })
    return { agrees, coins }
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
    const against = { invoiceId: params.id, staffId: staff.id, version, decision, ...why, now }
    const { invoice, takesEffectAt } = await decideAgainst(tx, against)
    const after = { decision, reason, note, internal_note: internalNote }
    changed({ ...auditSubject(params.id, invoice), after })
    return { takes_effect_at: takesEffectAt.toString(), version: invoice.version }
  })
}

/** The audit entry belongs to the member of the invoice, so that it is erased with them. */
function auditSubject(
  invoiceId: string,
  { member_id, number }: { member_id: string; number: string },
  status = 'received',
) {
  return { subjectId: member_id, before: { invoice_id: invoiceId, number, status } }
}
