import { expect, test } from 'vitest'
import { codeFaults } from './invoice-faults.ts'

test('a mistyped or unfinished code is told beside its row; an empty one is none', () => {
  const codes = [undefined, '', 'ABCD', '22222222', '22222223', 'O2222222']
  const rows = codes.map((recommendation, place) => ({
    id: String(place),
    productId: 'a',
    value: '',
    recommendation,
  }))
  expect(codeFaults(rows, 'Não confere')).toEqual({
    'products.2.recommendation': 'Não confere',
    'products.4.recommendation': 'Não confere',
    'products.5.recommendation': 'Não confere',
  })
})
