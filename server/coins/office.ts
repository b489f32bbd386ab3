import * as api from '#contract/coins-office.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { adjustCoins } from './movements.ts'

export function coinOffice(http: Http) {
  http.command(api.adjustCoins, async ({ tx, params, body, staff, now, changed }) => {
    const { amount: coins, reason } = body
    const change = await adjustCoins(tx, { memberId: params.id, coins, reason, staffId: staff.id, now })
    changed({ subjectId: params.id, ...change })
    return change.after
  })
}
