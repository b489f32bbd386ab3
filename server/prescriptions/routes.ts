import * as api from '#contract/prescriptions.ts'
import type { Http } from '#server/platform/http-routes.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import {
  createPrescription,
  erasePrescription,
  ownPrescription,
  ownPrescriptions,
} from './own-prescriptions.ts'

/** The audit trail never names the client. */
export function prescriptionRoutes(http: Http, secrets: Secrets) {
  http.command(api.createPrescription, async ({ tx, member, body, now, changed }) => {
    const id = await createPrescription(tx, secrets, { memberId: member.id, form: body, now })
    changed({ subjectId: id })
    return ownPrescription(tx, secrets, { id, memberId: member.id })
  })
  http.query(api.listPrescriptions, ({ db, member, query }) =>
    ownPrescriptions(db, secrets, { memberId: member.id, ...query }),
  )
  http.query(api.onePrescription, ({ db, member, params }) =>
    ownPrescription(db, secrets, { id: params.id, memberId: member.id }),
  )
  http.command(api.deletePrescription, async ({ tx, member, params, changed }) => {
    await erasePrescription(tx, { id: params.id, memberId: member.id })
    changed({ subjectId: params.id })
    return {}
  })
}
