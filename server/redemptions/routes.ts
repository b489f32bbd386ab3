import * as api from '#contract/redemptions.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { createDeliveryPromise } from '#server/store/delivery-promise.ts'
import { cancelOwnRedemption } from './cancel.ts'
import { mailOwnCode, uncoverCode } from './code.ts'
import { ownRedemptions } from './own-redemptions.ts'
import { createRedeem } from './redeem.ts'

/** Mails of codes per network and hour: enough for a shop, too few to flood a mailbox. */
const requireRate = limitRate({ free: 20, perSeconds: 3600 })

type Parts = { keptForMs: number; secrets: Secrets }

export function redemptionRoutes(http: Http, { keptForMs, secrets }: Parts) {
  const promise = createDeliveryPromise({ keptForMs })
  const redeem = createRedeem()
  http.statement(api.redeem, async ({ db, command, body, now }) =>
    redeem(db, {
      command,
      prizeId: body.product_id,
      priceSeen: body.value,
      promises: await promise(db, now),
      phone: body.phone,
      bestTime: body.best_time,
    }),
  )
  http.query(api.listRedemptions, ({ db, member, language }) => ownRedemptions(db, member.id, language))
  http.command(api.cancelRedemption, async ({ tx, member, params, now, changed }) => {
    await cancelOwnRedemption(tx, { id: params.id, memberId: member.id, now })
    changed({ subjectId: params.id, after: { status: 'cancelled' } })
    return {}
  })
  http.command(api.uncoverCode, async ({ tx, member, params, now, changed }) => {
    const { code, isFirst } = await uncoverCode(tx, { id: params.id, memberId: member.id, secrets, now })
    changed({ subjectId: params.id, after: { is_first: isFirst } })
    return { code }
  })
  http.command(api.mailCode, async ({ tx, member, params, address, now, changed }) => {
    requireRate(address, now)
    await mailOwnCode(tx, { id: params.id, memberId: member.id, now })
    changed({ subjectId: params.id })
    return {}
  })
}
