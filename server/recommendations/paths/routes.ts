import * as api from '#contract/recommendations.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { profileOf } from '#server/store/profile.ts'
import { ownRecommendations, summaryOf } from './own-recommendations.ts'

export function pathRoutes(http: Http) {
  http.query(api.listRecommendations, ({ db, member, query, now }) =>
    ownRecommendations(db, { memberId: member.id, ...query, now }),
  )
  http.query(api.recommendationSummary, ({ db, member, now }) =>
    summaryOf(db, { memberId: member.id, profile: profileOf(member), now }),
  )
}
