import * as api from '#contract/leads-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { leadsFile, listLeads } from './looking/list.ts'

export function leadOffice(http: Http) {
  http.query(api.officeLeads, ({ db, query }) => listLeads(db, query))
  http.csv(api.leadsFile, ({ query, language }) => leadsFile(query, language))
}
