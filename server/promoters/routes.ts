import * as api from '#contract/promoters.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { networkOf } from './network.ts'
import { promoterOfCode } from './promoter-of-code.ts'

export function promoterRoutes(http: Http) {
  http.query(api.myNetwork, ({ db, member }) => networkOf(db, member.id))
  http.query(api.promoterOfCode, ({ db, params, address, now }) =>
    promoterOfCode(db, { code: params.code, address, now }),
  )
}
