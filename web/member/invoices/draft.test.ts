import { expect, test } from 'vitest'
import { emptyDraft, payloadOf, withProducts } from './draft.ts'

const row = (productId: string, value = '') => ({ id: productId, productId, value })

test('values are sent with a dot and two decimals; what is no number as zero', () => {
  const rows = [row('a', 'R$ 1.234,50'), row('b', ''), row('c', 'R$ 7')]
  expect(payloadOf({ number: ' 12 ', rows })).toEqual({
    number: '12',
    products: [
      { product_id: 'a', value: '1234.50' },
      { product_id: 'b', value: '0.00' },
      { product_id: 'c', value: '7.00' },
    ],
  })
})

test('products that are chosen come as rows, and what was typed beside the others stays', () => {
  const rows = [row('a', 'R$ 5,00'), row('b', 'R$ 6,00'), row('')]
  const next = withProducts(rows, ['b', 'c'])
  expect(next.map(({ productId, value }) => [productId, value])).toEqual([
    ['b', 'R$ 6,00'],
    ['c', ''],
  ])
})

test('there is always a row', () => {
  expect(emptyDraft().rows).toHaveLength(1)
  expect(withProducts([row('a')], [])).toHaveLength(1)
})
