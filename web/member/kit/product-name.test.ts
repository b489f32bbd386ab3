import { expect, test } from 'vitest'
import { fullName, ownName } from './product-name.ts'

test('the brand is said once, whether the title holds it or not', () => {
  expect(fullName({ brand: 'Quintal', title: 'Quintal Adulto 3 kg' })).toBe('Quintal Adulto 3 kg')
  expect(fullName({ brand: 'Quintal', title: 'Adulto 3 kg' })).toBe('Quintal Adulto 3 kg')
  expect(ownName({ brand: 'Quintal', title: 'Quintal Adulto 3 kg' })).toBe('Adulto 3 kg')
  expect(ownName({ brand: 'Quintal', title: 'Quintalão' })).toBe('Quintalão')
})
