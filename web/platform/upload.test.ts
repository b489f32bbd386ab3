import { expect, test } from 'vitest'
import { formData } from './upload.ts'

test('lists and their parts are named with brackets; files and plain values as they are', () => {
  const image = new Blob(['x'], { type: 'image/png' })
  const form = formData({
    number: '1198',
    image,
    products: [
      { product_id: 'a', value: '10.00' },
      { product_id: 'b', value: '0.50' },
    ],
  })
  const texts = [...form].filter(([, value]) => typeof value === 'string')
  expect(texts).toEqual([
    ['number', '1198'],
    ['products[0][product_id]', 'a'],
    ['products[0][value]', '10.00'],
    ['products[1][product_id]', 'b'],
    ['products[1][value]', '0.50'],
  ])
  expect(form.get('image')).toBeInstanceOf(Blob)
})
