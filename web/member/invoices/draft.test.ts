import { expect, test } from 'vitest'
import { emptyDraft, isBlank, payloadOf, withCode, withProducts } from './draft.ts'

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

test('a code goes with its row, and a draft without one is sent letter for letter as ever', () => {
  const rows = [row('a', 'R$ 5,00'), withCode(row('b', 'R$ 6,00'), 'ABCDEFGH')]
  expect(payloadOf({ number: '12', rows })).toEqual({
    number: '12',
    products: [
      { product_id: 'a', value: '5.00' },
      { product_id: 'b', value: '6.00', recommendation: 'ABCDEFGH' },
    ],
  })
  const removed = rows.map((one) => withCode(one, ''))
  expect(JSON.stringify(payloadOf({ number: '12', accessKey: '35', rows: removed }))).toBe(
    '{"number":"12","access_key":"35","products":[{"product_id":"a","value":"5.00"},{"product_id":"b","value":"6.00"}]}',
  )
  expect(JSON.stringify(removed)).not.toContain('recommendation')
})

test('a row with nothing but a code is not blank, and choosing other products does not lose it', () => {
  const coded = withCode(row(''), 'ABCD')
  expect(isBlank(row(''))).toBe(true)
  expect(isBlank(coded)).toBe(false)
  expect(
    withProducts([coded, row('a')], ['b']).map(({ productId, recommendation }) => [
      productId,
      recommendation,
    ]),
  ).toEqual([
    ['', 'ABCD'],
    ['b', undefined],
  ])
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
