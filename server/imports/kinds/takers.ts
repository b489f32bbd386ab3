import type { ImportKind } from '#contract/imports.ts'
import type { Take } from '#server/imports/outcome.ts'
import { takeDistributors, takeProductCodes } from './distributors.ts'
import { takeMembers } from './members.ts'
import { takePrizeCodes } from './prize-codes.ts'
import { takePrizes } from './prizes.ts'
import { takeProducts } from './products.ts'
import { takePromoters } from './promoters.ts'

type Taker = {
  readonly take: Take
  /** How many lines are one transaction. Redemptions and sign-ups wait for none of them long. */
  readonly batch: number
}

export const takers: Readonly<Record<ImportKind, Taker>> = {
  distributors: { take: takeDistributors, batch: 50 },
  products: { take: takeProducts, batch: 50 },
  product_codes: { take: takeProductCodes, batch: 100 },
  prizes: { take: takePrizes, batch: 20 },
  promoters: { take: takePromoters, batch: 50 },
  members: { take: takeMembers, batch: 500 },
  prize_codes: { take: takePrizeCodes, batch: 500 },
}
