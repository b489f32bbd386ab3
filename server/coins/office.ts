import * as api from '#contract/coins-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { adjustCoins } from './adjust.ts'

export function coinOffice(http: Http) {
  http.command(api.adjustCoins, async ({ tx, params, body, staff, now, changed }) => {
    const adjustment = {
      memberId: params.id,
      coins: body.amount,
      reason: body.reason,
      staffId: staff.id,
      now,
    }
    const change = await adjustCoins(tx, adjustment)
    changed({ subjectId: params.id, ...change })
    return change.after
  })
}
