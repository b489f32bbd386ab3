import type { Input } from '#contract/endpoint.ts'
import { redeem } from '#contract/redemptions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { purchaseAnswered, purchaseKey } from './purchase-key.ts'

type Needs = Pick<Input<typeof redeem>, 'phone' | 'best_time'>

export async function purchase(prizeId: string, price: number, needs: Needs = {}) {
  const idempotencyKey = purchaseKey(prizeId, price)
  try {
    const bought = await memberApi.call(
      redeem,
      { product_id: prizeId, value: price, ...needs },
      { idempotencyKey },
    )
    purchaseAnswered(prizeId, price)
    return bought
  } catch (error) {
    reportError(error)
    if (isRefusal(error)) purchaseAnswered(prizeId, price)
    throw error
  }
}

/** After a refusal nothing was bought; after any other failure nobody knows. */
export function isRefusal(error: unknown): boolean {
  return isApiFailure(error) && error.status >= 400 && error.status < 500
}
