import * as api from '#contract/redemptions.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { createDeliveryPromise } from '#server/store/delivery-promise.ts'
import { cancelOwnRedemption } from './cancel.ts'
import { ownRedemptions } from './own-redemptions.ts'
import { createRedeem } from './redeem.ts'

export function redemptionRoutes(http: Http, { keptForMs }: { keptForMs: number }) {
  const promise = createDeliveryPromise({ keptForMs })
  const redeem = createRedeem()
  http.statement(api.redeem, async ({ db, command, body, now }) =>
    redeem(db, {
      command,
      prizeId: body.product_id,
      priceSeen: body.value,
      promised: await promise(db, now),
    }),
  )
  http.query(api.listRedemptions, ({ db, member, language }) => ownRedemptions(db, member.id, language))
  http.command(api.cancelRedemption, async ({ tx, member, params, now, changed }) => {
    await cancelOwnRedemption(tx, { id: params.id, memberId: member.id, now })
    changed({ subjectId: params.id, after: { status: 'cancelled' } })
    return {}
  })
}
