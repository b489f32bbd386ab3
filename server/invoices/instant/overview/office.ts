import * as api from '#contract/invoices-instant.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { instantOverview, judgementList, type TrustPlace } from './overview.ts'
import { distributorMode, groundsOf, setDistributorMode } from './queries.ts'

export function instantOffice(http: Http, place: TrustPlace) {
  http.query(api.instantCredit, ({ db, now }) => instantOverview(db, { ...place, now }))
  http.query(api.instantJudgements, ({ db, query, staff }) => judgementList(db, query, staff.id))
  http.query(api.instantGrounds, async ({ db, params, staff }) => {
    const grounds = await groundsOf(db, params.id, staff.id)
    if (!grounds) throw new Refusal('not_found')
    return { ...grounds, proof: grounds.proof ?? null }
  })
  http.command(api.setInstantCredit, async ({ tx, params, body, changed }) => {
    const before = await distributorMode(tx, params.id)
    if (!before) throw new Refusal('not_found')
    const after = await setDistributorMode(tx, { id: params.id, ...body })
    if (!after) throw new Refusal('stale')
    changed({ subjectId: params.id, before, after: { mode: body.mode } })
    return after
  })
}
