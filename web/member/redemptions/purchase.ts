import { redeem } from '#contract/redemptions.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { purchaseAnswered, purchaseKey } from './purchase-key.ts'

export async function purchase(prizeId: string, price: number) {
  const idempotencyKey = purchaseKey(prizeId, price)
  try {
    const bought = await memberApi.call(redeem, { product_id: prizeId, value: price }, { idempotencyKey })
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
