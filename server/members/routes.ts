import * as api from '#contract/members.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { currentUser } from './current-user.ts'

export function memberRoutes(http: Http) {
  http.query(api.currentUser, ({ db, member }) => currentUser(db, member.id))
}
