import * as api from '#contract/ranking.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { hideFromRanking } from './queries.ts'
import { rankingFor } from './ranking.ts'

export function rankingRoutes(http: Http) {
  http.query(api.readRanking, ({ db, member, query, language, now }) =>
    rankingFor(db, { memberId: member.id, month: query.month, language, now }),
  )
  http.command(api.hideFromRanking, async ({ tx, member, body, changed }) => {
    await hideFromRanking(tx, member.id, body.is_hidden)
    changed({ subjectId: member.id, after: body })
    return {}
  })
}
