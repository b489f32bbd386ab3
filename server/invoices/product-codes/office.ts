import * as api from '#contract/invoices-codes.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { codesOfDistributor, forgetCode, setCode } from './codes.ts'

export function productCodeOffice(http: Http) {
  http.query(api.distributorCodes, ({ db, params }) => codesOfDistributor(db, params.id))
  http.command(api.setDistributorCode, async ({ tx, params, body, staff, now, changed }) => {
    const { root, code, product_id: productId } = body
    await setCode(tx, { distributorId: params.id, root, code, productId, staffId: staff.id, now })
    changed({ subjectId: params.id, after: body })
    return {}
  })
  http.command(api.forgetDistributorCode, async ({ tx, params, body, changed }) => {
    await forgetCode(tx, { distributorId: params.id, ...body })
    changed({ subjectId: params.id, before: body })
    return {}
  })
}
