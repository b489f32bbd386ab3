import * as api from '#contract/promoters-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { changeCode, createPromoter, unknownPassword } from './managing/create.ts'
import { listPromoters, promotersFile } from './managing/list.ts'

export function promoterOffice(http: Http) {
  http.query(api.officePromoters, ({ db, query }) => listPromoters(db, query))
  http.csv(api.promotersFile, ({ query, language }) => promotersFile(query, language))
  http.preparedCommand(api.createPromoter, unknownPassword, async ({ tx, body, prepared, now, changed }) => {
    const id = await createPromoter(tx, { ...body, passwordHash: prepared, now })
    changed({ subjectId: id, after: { code: body.code } })
    return { id }
  })
  http.command(api.changePromoterCode, async ({ tx, params, body, changed }) => {
    await changeCode(tx, { id: params.id, code: body.code })
    changed({ subjectId: params.id, after: { code: body.code } })
    return {}
  })
}
