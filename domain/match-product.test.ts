import { expect, test } from 'vitest'
import { matchProduct } from './match-product.ts'

const products = [
  { id: 'adult15', title: 'Quintal Adulto 15 kg', sku: 'QT-15', ean: '7890000000017' },
  { id: 'adult', title: 'Quintal Adulto', sku: 'QT', ean: null },
  { id: 'adult3', title: 'Quintal Adulto 3 kg', sku: 'QT-3', ean: null },
  { id: 'light', title: 'Quintal Adulto Light 10 kg', sku: 'QT-L', ean: null },
  { id: 'cats', title: 'Serena Gatos Castrados 10,1 kg', sku: 'SR-10', ean: null },
]

test.for([
  ['the bar code', { name: 'X', ean: '7890000000017', code: '1' }, 'adult15'],
  ['the bar code with zeros before it', { name: 'X', ean: '07890000000017', code: '1' }, 'adult15'],
  ['our code, however written', { name: 'X', code: 'qt-3' }, 'adult3'],
  ['the name', { name: 'RAÇÃO QUINTAL ADULTO 15KG', code: '0117' }, 'adult15'],
  ['a shortened name', { name: 'QUINTAL ADU 3 KG SC', code: '' }, 'adult3'],
  ['a size with a comma', { name: 'SERENA GATO CAST 10,1KG', code: '' }, 'cats'],
  [
    'the bar code rather than the name',
    { name: 'QUINTAL ADULTO 3KG', ean: '7890000000017', code: '' },
    'adult15',
  ],
  ['the longer of two names', { name: 'RACAO QUINTAL ADULTO 15 KG', code: '9' }, 'adult15'],
  ['a name without a size', { name: 'QUINTAL ADULTO 20KG', code: '' }, 'adult'],
  ['nothing of another size', { name: 'SERENA GATOS CASTRADOS 20KG', code: '' }, undefined],
  ['nothing of half a name', { name: 'TAPETE ADULTO 15KG', code: '' }, undefined],
  ['nothing at all', { name: '', code: '' }, undefined],
] as const)('a line means a product by %s', ([, line, id]) => {
  expect(matchProduct(line, products)?.product.id).toBe(id)
})

test('a line that could be two products means neither', () => {
  const twins = [
    { id: 'one', title: 'Serena Gatos 3 kg', sku: '1', ean: null },
    { id: 'two', title: 'Serena Gatos 3 kg', sku: '2', ean: null },
  ]
  expect(matchProduct({ name: 'SERENA GATOS 3KG', code: '' }, twins)).toBeUndefined()
})

test('why a line means a product is told, the surest reason first', () => {
  const wordings = [{ wording: 'RACAO QT 15 ESPECIAL', code: 'D-77', productId: 'adult15' }]
  const why = (line: { name: string; ean?: string; code: string }) => {
    const match = matchProduct(line, products, wordings)
    return match && [match.product.id, match.by]
  }
  expect(why({ name: 'X', ean: '7890000000017', code: 'qt-3' })).toEqual(['adult15', 'ean'])
  expect(why({ name: 'X', code: 'qt-3' })).toEqual(['adult3', 'code'])
  expect(why({ name: 'X', code: 'd-77' })).toEqual(['adult15', 'code'])
  expect(why({ name: 'Ração  QT 15 especial', code: '' })).toEqual(['adult15', 'wording'])
  expect(why({ name: 'QUINTAL ADU 3 KG SC', code: '' })).toEqual(['adult3', 'words'])
})
