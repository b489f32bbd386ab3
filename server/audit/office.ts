import * as api from '#contract/audit.ts'
import { blindReader } from '#server/platform/actors.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { findEntry, listTrail, listTrailOfPerson, trailFile } from './trail.ts'

export function auditOffice(http: Http) {
  http.query(api.auditTrail, ({ db, query, staff }) => listTrail(db, query, blindReader(staff)))
  http.csv(api.auditFile, ({ query, staff, language }) =>
    trailFile(query, { language, readerId: blindReader(staff) }),
  )
  http.query(api.auditEntry, ({ db, params, staff }) => findEntry(db, params.id, blindReader(staff)))
  http.query(api.memberTrail, ({ db, params, query, staff }) =>
    listTrailOfPerson(db, { memberId: params.id, page: query.page, readerId: blindReader(staff) }),
  )
}
