import * as api from '#contract/prescriptions-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { listPrescriptions, prescriptionsFile } from './looking/list.ts'

export function prescriptionOffice(http: Http) {
  http.query(api.officePrescriptions, ({ db, query }) => listPrescriptions(db, query))
  http.csv(api.prescriptionsFile, ({ query, language }) => prescriptionsFile(query, language))
}
