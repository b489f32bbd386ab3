import { languages, type Texts } from '#contract/languages.ts'
import { coinsOf } from '#domain/earning.ts'
import { judgeRecommendation } from '#domain/recommendation.ts'
import type { purchaseFacts, RecommendationRow } from './queries.ts'

export type CodedRow = {
  readonly food: string
  /** The value that counts. */
  readonly valueCents: number
  readonly rateThousandths: number
  readonly recommendation: string | null
  /** Who reviewed the invoice does not accept the code of this row. */
  readonly isDropped?: boolean
}

/** The rows that a code pays for, what they earn, and why it pays nothing. */
export function saleOf<Row extends CodedRow>(
  recommendation: RecommendationRow,
  rows: readonly Row[],
  facts: Awaited<ReturnType<typeof purchaseFacts>>,
) {
  const sameFood = rows.filter(
    (row) => row.recommendation === recommendation.code && row.food === recommendation.food,
  )
  const paying = sameFood.filter(({ isDropped }) => !isDropped)
  const rowCoins = coinsOf(paying)
  const fault = judgeRecommendation(recommendation, {
    ...facts,
    isSameFood: sameFood.length > 0,
    isDropped: paying.length === 0,
    rowCoins,
  })
  return { paying, rowCoins, fault }
}

/** A product is called the same everywhere. */
export function productTitles(title: string): Texts {
  return Object.fromEntries(languages.map((language) => [language, title])) as Texts
}
