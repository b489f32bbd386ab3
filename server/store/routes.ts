import * as api from '#contract/store.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { createDeliveryPromise } from './delivery-promise.ts'
import { setGoal, storeOf } from './member-store.ts'
import { createOffer } from './on-offer.ts'
import { profileOf } from './profile.ts'
import { watchPrize } from './watch.ts'

export function storeRoutes(http: Http, { keptForMs }: { keptForMs: number }) {
  const onOffer = createOffer({ keptForMs })
  http.query(api.listStore, ({ db, member, language, now }) =>
    onOffer(db, { profile: profileOf(member), language, now }),
  )
  const promise = createDeliveryPromise({ keptForMs })
  http.query(api.myStore, ({ db, member, now }) => storeOf(db, { memberId: member.id, promise, now }))
  http.command(api.setGoal, async ({ tx, member, body, now }) => {
    await setGoal(tx, { memberId: member.id, profile: profileOf(member), prizeId: body.product_id, now })
    return {}
  })
  http.command(api.watchPrize, async ({ tx, member, body }) => {
    await watchPrize(tx, { memberId: member.id, prizeId: body.product_id, isWanted: body.is_wanted })
    return {}
  })
}
