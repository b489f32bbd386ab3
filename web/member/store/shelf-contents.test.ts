import { expect, test } from 'vitest'
import type { Prize } from '#contract/store.ts'
import type { Shopper } from './prize-availability.ts'
import { areMostNew, forHome, savingShelves, shelvesOf } from './shelf-contents.ts'
import { addressOf, categoriesOf, everything, viewIn } from './shelf-view.ts'

const link = { link: null }
const prize = (id: string, value: number, more: Partial<Prize> = {}): Prize => ({
  id,
  title: id,
  value,
  image: link,
  images: [],
  description: '',
  kind: 'parcel',
  includes: [],
  category: 'work',
  shelf: { title: 'Trabalho', art: 'backpack', position: 2 },
  tone: 'neutral',
  stock: 'available',
  left: null,
  limit_per_member: null,
  is_new: false,
  is_grand: false,
  ...more,
})
const shopper: Shopper = { coins: 100, opening: [], isMember: true, mine: undefined }
const ids = (prizes: readonly Prize[]) => prizes.map(({ id }) => id)
const prizes = [
  prize('bicicleta', 900),
  prize('boné', 50),
  prize('viagem', 9000, { is_grand: true }),
  prize('caneta', 10, {
    category: 'home',
    shelf: { title: 'Casa e Café', art: 'couch-and-lamp', position: 1 },
    description: 'Tinta azul',
  }),
  prize('mochila', 60, { stock: 'sold_out' }),
]

test('what coins that open later will pay is not within reach yet, and comes next on home', () => {
  const opening = [{ at: '2026-11-18T13:15:00Z', coins: 40 }]
  const waiting = { ...shopper, coins: 20, opening }
  const shelves = shelvesOf(prizes, waiting, everything)
  expect(ids(shelves.available)).toEqual(['caneta'])
  expect(ids(shelves.saving)).toEqual(['bicicleta', 'boné'])
  expect(ids(forHome(prizes, waiting)).slice(0, 3)).toEqual(['caneta', 'boné', 'bicicleta'])
})

test('each prize stands on one shelf, the grand one on its own', () => {
  const shelves = shelvesOf(prizes, shopper, everything)
  expect(ids(shelves.available)).toEqual(['boné', 'caneta'])
  expect(ids(shelves.grand)).toEqual(['viagem'])
  expect(ids(shelves.saving)).toEqual(['bicicleta'])
  expect(ids(shelves.unavailable)).toEqual(['mochila'])
  expect(shelves.count).toBe(5)
})

test('category, search without accents and order narrow and arrange', () => {
  expect(ids(shelvesOf(prizes, shopper, { ...everything, search: 'BONE' }).available)).toEqual(['boné'])
  expect(ids(shelvesOf(prizes, shopper, { ...everything, category: 'home' }).available)).toEqual(['caneta'])
  const cheapest = shelvesOf(prizes, shopper, { ...everything, order: 'cheapest' })
  expect(ids(cheapest.available)).toEqual(['caneta', 'boné'])
})

test('what is saved for stands on the first shelf that fits: the goal, almost there, new, the rest', () => {
  const saving = [
    prize('fone', 170, { is_new: true }),
    prize('relógio', 160, { is_new: true }),
    prize('mala', 166),
    prize('câmera', 500),
    prize('moto', 9000, { is_new: true }),
  ]
  const shelves = savingShelves(saving, { shopper, goalId: 'câmera', areMostNew: false })
  expect(ids(shelves.goal)).toEqual(['câmera'])
  expect(ids(shelves.almost)).toEqual(['relógio', 'mala'])
  expect(ids(shelves.fresh)).toEqual(['fone', 'moto'])
  expect(ids(shelves.rest)).toEqual([])
  const atOpening = savingShelves(saving, { shopper, goalId: undefined, areMostNew: areMostNew(saving) })
  expect(ids(atOpening.fresh)).toEqual([])
  expect(ids(atOpening.rest)).toEqual(['fone', 'câmera', 'moto'])
})

test('what only waits for its coins to open is almost there', () => {
  const waiting = { ...shopper, coins: 20, opening: [{ at: '2026-11-18T13:15:00Z', coins: 40 }] }
  const facts = { shopper: waiting, goalId: undefined, areMostNew: false }
  expect(ids(savingShelves([prize('boné', 50)], facts).almost)).toEqual(['boné'])
})

test('home begins with what the balance reaches and ends with what is gone', () => {
  expect(ids(forHome(prizes, shopper))).toEqual(['boné', 'caneta', 'bicicleta', 'viagem', 'mochila'])
})

test('the categories are those that have a prize, in the operator’s order', () => {
  expect(categoriesOf(prizes)).toEqual([
    { id: 'home', title: 'Casa e Café', art: 'couch-and-lamp', position: 1 },
    { id: 'work', title: 'Trabalho', art: 'backpack', position: 2 },
  ])
})

test('the address keeps the view, and nothing for the view everybody starts with', () => {
  const categories = categoriesOf(prizes)
  const view = { category: 'home', order: 'dearest', search: 'fone & capa' } as const
  expect(addressOf(view, categories)).toContain('categoria=casa-e-cafe')
  expect(viewIn(new URLSearchParams(addressOf(view, categories)), categories)).toEqual(view)
  expect(addressOf(everything, categories)).toBe('')
  expect(viewIn(new URLSearchParams('?categoria=nada&ordem=nada'), categories)).toEqual(everything)
})
