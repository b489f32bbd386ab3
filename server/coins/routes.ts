import * as api from '#contract/coins.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { statementOf, statementSummaryOf } from './statement.ts'

export function coinRoutes(http: Http) {
  http.query(api.statement, ({ db, member, query, language, now }) =>
    statementOf(db, { memberId: member.id, after: query.after, language, now }),
  )
  http.query(api.statementSummary, ({ db, member, now }) => statementSummaryOf(db, member.id, now))
}
