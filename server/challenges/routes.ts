import * as api from '#contract/challenges.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { profileOf } from '#server/store/profile.ts'
import { challengeFor, runningChallenges } from './running.ts'

export function challengeRoutes(http: Http) {
  http.query(api.listChallenges, ({ db, member, language, now }) =>
    runningChallenges(db, { memberId: member.id, profile: profileOf(member), language, now }),
  )
  http.query(api.oneChallenge, ({ db, member, params, language, now }) =>
    challengeFor(db, params.id, { memberId: member.id, profile: profileOf(member), language, now }),
  )
}
