import { expect, test } from 'vitest'
import type { OfficePrize } from '#contract/store-office.ts'
import { changesIn, draftOf, emptyDraft, factsOf, faultsIn } from './draft.ts'

const texts = { 'pt-BR': 'Fone', es: 'Auricular', en: 'Headphones' }
const prize: OfficePrize = {
  id: '',
  titles: texts,
  descriptions: texts,
  price: 4200,
  category: 'technology',
  tone: 'info',
  limit_per_member: 1,
  audience: null,
  opens_at: '2026-09-01T12:30:00Z',
  closes_at: null,
  is_grand: false,
  kind: 'parcel',
  includes: { 'pt-BR': [], es: [], en: [] },
  images: [],
  stock: 3,
  codes_in_stock: 0,
  taken: 0,
  position: 1,
  is_withdrawn: false,
  is_draft: false,
  version: 4,
}

test('what is not touched is sent as it was, to the hour', () => {
  const { opens_at, price, limit_per_member, audience } = prize
  expect(factsOf(draftOf(prize, 'pt-BR'), prize)).toMatchObject({
    opens_at,
    price,
    limit_per_member,
    audience,
  })
  expect(changesIn(draftOf(prize, 'pt-BR'), draftOf(prize, 'pt-BR'))).toEqual([])
})

test('days, figures and profiles are read as people write them', () => {
  const draft = {
    ...draftOf(prize, 'pt-BR'),
    price: '4.500',
    opens: '2026-10-01',
    closes: '2026-12-31',
    limit: '',
  }
  expect(changesIn(draft, draftOf(prize, 'pt-BR'))).toEqual(['price', 'limit', 'opens', 'closes'])
  expect(factsOf({ ...draft, audience: ['breeder'] }, prize)).toMatchObject({
    price: 4500,
    limit_per_member: null,
    audience: ['breeder'],
    opens_at: '2026-10-01T03:00:00.000Z',
    closes_at: '2027-01-01T03:00:00.000Z',
  })
  expect(factsOf({ ...draftOf(prize, 'en'), price: '4,500' }).price).toBe(4500)
})

test('Portuguese, a category, a price, and an end after the beginning', () => {
  const between = (least: string, most: string) => `${least}–${most}`
  const messages = { text: 'text', category: 'category', price: between, limit: between, window: 'window' }
  expect(faultsIn(draftOf(prize, 'pt-BR'), messages)).toEqual({})
  expect(Object.keys(faultsIn({ ...emptyDraft, language: 'pt-BR' }, messages))).toHaveLength(4)
  const wrong = {
    ...draftOf(prize, 'pt-BR'),
    price: '0',
    limit: 'dois',
    opens: '2026-12-01',
    closes: '2026-11-01',
  }
  expect(faultsIn(wrong, messages)).toEqual({
    price: '1–10.000.000',
    limit_per_member: '1–1.000',
    closes_at: 'window',
  })
})
