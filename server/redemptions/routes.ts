import * as api from '#contract/redemptions.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { deliveryPromise } from '#server/store/mine.ts'
import { cancelOwn } from './cancel.ts'
import { redemptionsFor } from './mine.ts'
import { redeem } from './redeem.ts'

export function redemptionRoutes(http: Http) {
  http.statement(api.redeem, async ({ db, command, body, now }) =>
    redeem(db, {
      command,
      prizeId: body.product_id,
      priceSeen: body.value,
      promised: await deliveryPromise(db, now),
    }),
  )
  http.query(api.listRedemptions, ({ db, member, language }) => redemptionsFor(db, member.id, language))
  http.command(api.cancelRedemption, async ({ tx, member, params, now, changed }) => {
    await cancelOwn(tx, { id: params.id, memberId: member.id, now })
    changed({ subjectId: params.id, after: { status: 'cancelled' } })
    return {}
  })
}
