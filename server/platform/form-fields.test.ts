import { expect, test } from 'vitest'
import { nestedBody } from './form-fields.ts'

test('names in brackets spell lists and groups', () => {
  const body = nestedBody([
    ['number', '123'],
    ['products[0][product_id]', 'a'],
    ['products[0][value]', '1.00'],
    ['products[1][product_id]', 'b'],
  ])
  expect(body).toEqual({
    number: '123',
    products: [{ product_id: 'a', value: '1.00' }, { product_id: 'b' }],
  })
})

test('a list may be written as JSON, whole or item by item', () => {
  const products = [{ value: '1.00' }, { value: '2.00' }]
  const whole = [['products', JSON.stringify(products)]] as const
  const each = products.map((product) => ['products', JSON.stringify(product)] as const)
  expect(nestedBody(whole, ['products'])).toEqual({ products })
  expect(nestedBody(each, ['products'])).toEqual({ products })
  expect(nestedBody([['products', '{"value']], ['products'])).toEqual({ products: '{"value' })
  expect(nestedBody([...whole, ['products[0][value]', '3.00']], ['products'])).toBeUndefined()
  expect(nestedBody([['number', '[1]']], ['products'])).toEqual({ number: '[1]' })
})

test('a list with a gap is none, and a name that is no name of ours stays as it is', () => {
  expect(
    nestedBody([
      ['rows[0]', 'a'],
      ['rows[2]', 'b'],
      ['odd[', 'c'],
      ['', 'd'],
    ]),
  ).toEqual({
    rows: { 0: 'a', 2: 'b' },
    'odd[': 'c',
    '': 'd',
  })
})

test('names that mean something to JavaScript mean nothing here', () => {
  const body = nestedBody([
    ['__proto__[admin]', 'yes'],
    ['constructor[prototype][admin]', 'yes'],
    ['a[__proto__][b]', 'c'],
  ])
  expect(body).not.toHaveProperty('admin')
  expect(({} as { admin?: string }).admin).toBeUndefined()
  expect(Object.keys(body ?? {})).toEqual(['__proto__', 'constructor', 'a'])
})

test.each([
  [
    'the same name twice',
    [
      ['number', '1'],
      ['number', '2'],
    ],
  ],
  [
    'a value and a group',
    [
      ['rows', '1'],
      ['rows[0]', '2'],
    ],
  ],
  [
    'a group and a value',
    [
      ['rows[0]', '1'],
      ['rows', '2'],
    ],
  ],
  ['groups without end', [['a[b][c][d][e][f]', '1']]],
] as const)('%s cannot be read', (_, fields) => {
  expect(nestedBody(fields)).toBeUndefined()
})
