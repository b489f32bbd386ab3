import * as api from '#contract/recommendations.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { lookUp } from './look-up.ts'

export function recommendationRoutes(http: Http) {
  http.query(api.lookUpCode, ({ db, member, params, address, now }) =>
    lookUp(db, { shown: params, memberId: member.id, address, now }),
  )
  http.query(api.lookUpToken, ({ db, member, params, address, now }) =>
    lookUp(db, { shown: params, memberId: member.id, address, now }),
  )
}
