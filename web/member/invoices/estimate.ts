import { centsOf } from '#domain/cents.ts'
import { coinsOfRow } from '#domain/earning.ts'
import { toAmount } from '#web/ui/amount.ts'
import type { DraftRow } from './draft.ts'

type ProductRate = { readonly id: string; readonly rate_thousandths: number }

export function coinsOf(value: string, rateThousandths: number): number {
  return coinsOfRow({ valueCents: centsOf(toAmount(value)) ?? 0, rateThousandths })
}

export function estimateOf(rows: readonly DraftRow[], products: readonly ProductRate[]): number {
  return rows.reduce((sum, { productId, value }) => {
    const product = products.find(({ id }) => id === productId)
    return product ? sum + coinsOf(value, product.rate_thousandths) : sum
  }, 0)
}
