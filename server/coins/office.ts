import { latestAudit as latestAuditEndpoint } from '#contract/coins-audit.ts'
import * as api from '#contract/coins-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { adjustOrAsk, confirmAdjustment, listAdjustments, refuseAdjustment } from './adjustments.ts'
import { latestAudit } from './latest-audit.ts'

export function coinOffice(http: Http) {
  http.command(api.adjustCoins, async ({ tx, params, body, staff, now, changed }) => {
    const { amount: coins, reason } = body
    const adjustment = { memberId: params.id, coins, reason, staffId: staff.id, now }
    const { answer, change } = await adjustOrAsk(tx, adjustment)
    changed({ subjectId: params.id, ...change })
    return answer
  })
  http.query(api.officeAdjustments, ({ db, query, staff, now }) =>
    listAdjustments(db, { ...query, staffId: staff.id, now }),
  )
  http.command(api.confirmAdjustment, async ({ tx, params, staff, now, changed }) => {
    const { memberId, change } = await confirmAdjustment(tx, { id: params.id, staffId: staff.id, now })
    changed({ subjectId: memberId, ...change })
    return change.after
  })
  http.command(api.refuseAdjustment, async ({ tx, params, staff, now, changed }) => {
    const { memberId, change } = await refuseAdjustment(tx, { id: params.id, staffId: staff.id, now })
    changed({ subjectId: memberId, ...change })
    return {}
  })
  http.query(latestAuditEndpoint, ({ db, now }) => latestAudit(db, now))
}
