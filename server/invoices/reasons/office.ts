import * as api from '#contract/invoices-reasons.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { allReasons, insertReason, lockReason, placeReasons, updateReason } from './queries.ts'

export function reasonOffice(http: Http) {
  http.query(api.officeReasons, ({ db }) => allReasons(db))
  http.command(api.addReason, async ({ tx, body, changed }) => {
    if (!(await insertReason(tx, body))) throw new Refusal('reason_taken')
    changed({ after: body })
    return {}
  })
  http.command(api.orderReasons, async ({ tx, body, changed }) => {
    await placeReasons(tx, body.decision, body.codes)
    changed({ after: body })
    return {}
  })
  http.command(api.changeReason, async ({ tx, params, body, changed }) => {
    const before = await lockReason(tx, params.code)
    if (!before) throw new Refusal('not_found')
    await updateReason(tx, params.code, body)
    changed({ before: { code: params.code, ...before }, after: { code: params.code, ...body } })
    return {}
  })
}
