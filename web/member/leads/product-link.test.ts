import { expect, test } from 'vitest'
import { productLink } from './product-link.ts'

test('the link carries the portion, the pet and the professional, each only if there is one', () => {
  const product = { slug: 'quintal-adulto', grams: 146, adviserCode: undefined }
  expect(productLink('https://petisco.example', product)).toBe(
    'https://petisco.example/produto/quintal-adulto?g=146',
  )
  expect(
    productLink('https://petisco.example', { ...product, petName: ' Mel & Zé ', adviserCode: 'a_-9' }),
  ).toBe('https://petisco.example/produto/quintal-adulto?g=146&pet=Mel+%26+Z%C3%A9&por=a_-9')
})
