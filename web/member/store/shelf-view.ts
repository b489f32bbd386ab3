import type { Prize } from '#contract/store.ts'
import { slugOf } from '#domain/slug.ts'

export const orders = ['shelf', 'cheapest', 'dearest'] as const
export type Order = (typeof orders)[number]

export type ShelfView = {
  /** Undefined: all of them. */
  readonly category: string | undefined
  readonly order: Order
  readonly search: string
}

export const everything: ShelfView = { category: undefined, order: 'shelf', search: '' }

export function isEverything({ category, order, search }: ShelfView): boolean {
  return !category && order === everything.order && !search.trim()
}

export type Category = { readonly id: string } & Prize['shelf']

/** Those that have a prize for this person, in the order of the operator. */
export function categoriesOf(prizes: readonly Prize[]): readonly Category[] {
  const shelved = prizes.filter(({ category }) => category)
  const byId = new Map(shelved.map(({ category, shelf }) => [category, { id: category, ...shelf }]))
  return [...byId.values()].sort((one, other) => one.position - other.position)
}

/** The values in the address. */
const orderSlugs: Readonly<Record<Order, string>> = {
  shelf: '',
  cheapest: 'menor-preco',
  dearest: 'maior-preco',
}

export function viewIn(search: URLSearchParams, categories: readonly Category[]): ShelfView {
  return {
    category: categories.find(({ title }) => slugOf(title) === search.get('categoria'))?.id,
    order: orders.find((order) => orderSlugs[order] === search.get('ordem')) ?? 'shelf',
    search: search.get('busca') ?? '',
  }
}

export function addressOf({ category, order, search }: ShelfView, categories: readonly Category[]): string {
  const title = categories.find(({ id }) => id === category)?.title
  const parts = Object.entries({
    categoria: title ? slugOf(title) : '',
    ordem: orderSlugs[order],
    busca: search,
  }).filter(([, value]) => value)
  return parts.length === 0 ? '' : `?${new URLSearchParams(parts)}`
}
