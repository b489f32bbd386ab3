import * as api from '#contract/audit.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { findEntry, listTrail, listTrailOfPerson, trailFile } from './trail.ts'

export function auditOffice(http: Http) {
  http.query(api.auditTrail, ({ db, query }) => listTrail(db, query))
  http.csv(api.auditFile, ({ query, language }) => trailFile(query, language))
  http.query(api.auditEntry, ({ db, params }) => findEntry(db, params.id))
  http.query(api.memberTrail, ({ db, params, query }) => listTrailOfPerson(db, params.id, query.page))
}
