import * as api from '#contract/invoices-reasons.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { addReason, changeReason } from './manage.ts'
import { allReasons, placeReasons } from './queries.ts'

export function reasonOffice(http: Http) {
  http.query(api.officeReasons, ({ db }) => allReasons(db))
  http.command(api.addReason, async ({ tx, body, changed }) => {
    await addReason(tx, body)
    changed({ after: body })
    return {}
  })
  http.command(api.orderReasons, async ({ tx, body, changed }) => {
    await placeReasons(tx, body.decision, body.codes)
    changed({ after: body })
    return {}
  })
  http.command(api.changeReason, async ({ tx, params, body, changed }) => {
    const before = await changeReason(tx, params.code, body)
    changed({ before: { code: params.code, ...before }, after: { code: params.code, ...body } })
    return {}
  })
}
