import { type PrizeCategory, prizeCategories } from '#contract/store.ts'

export const orders = ['shelf', 'cheapest', 'dearest'] as const
export type Order = (typeof orders)[number]

export type ShelfView = {
  readonly category: PrizeCategory | undefined
  readonly order: Order
  readonly search: string
}

export const everything: ShelfView = { category: undefined, order: 'shelf', search: '' }

/** The values in the address. */
const categorySlugs: Readonly<Record<PrizeCategory, string>> = {
  vouchers: 'vales',
  work: 'trabalho',
  technology: 'tecnologia',
  home: 'casa',
  leisure: 'lazer',
}
const orderSlugs: Readonly<Record<Order, string>> = {
  shelf: '',
  cheapest: 'menor-preco',
  dearest: 'maior-preco',
}

export function viewIn(search: URLSearchParams): ShelfView {
  return {
    category: prizeCategories.find((category) => categorySlugs[category] === search.get('categoria')),
    order: orders.find((order) => orderSlugs[order] === search.get('ordem')) ?? 'shelf',
    search: search.get('busca') ?? '',
  }
}

export function addressOf({ category, order, search }: ShelfView): string {
  const parts = [
    ['categoria', category ? categorySlugs[category] : ''],
    ['ordem', orderSlugs[order]],
    ['busca', search],
  ].filter(([, value]) => value)
  return parts.length === 0 ? '' : `?${new URLSearchParams(parts)}`
}
