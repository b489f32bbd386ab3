import { expect, test } from 'vitest'
import { productLink } from './product-link.ts'

test('the link carries the portion, and the professional if there is one', () => {
  const product = { slug: 'quintal-adulto', grams: 146, adviserCode: undefined }
  expect(productLink('https://petisco.example', product)).toBe(
    'https://petisco.example/produto/quintal-adulto?g=146',
  )
  expect(productLink('https://petisco.example', { ...product, adviserCode: 'a_-9' })).toBe(
    'https://petisco.example/produto/quintal-adulto?g=146&por=a_-9',
  )
})
