import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factsIn } from './link-facts.ts'

const facts = (link: Record<string, string>) => factsIn(new URLSearchParams(link))

test('a link says how much, for whom and by whom', () => {
  expect(facts({ g: '146', pet: ' Mel ', por: 'a1b2c3d4e5' })).toEqual({
    grams: 146,
    petName: 'Mel',
    code: 'a1b2c3d4e5',
  })
  expect(facts({})).toEqual({ grams: undefined, petName: undefined, code: undefined })
})

test.each(['0', '20001', '-3', '1.5', '1e3', '146g', ' ', '٣'])('%j grams are no portion', (g) => {
  expect(facts({ g }).grams).toBeUndefined()
})

test('whatever stands in a link, a name is at most forty letters of one line', () => {
  expect(facts({ pet: 'M\u202eel\n' }).petName).toBe('M el')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (pet) => {
      const { petName = '' } = facts({ pet })
      expect([...petName].length).toBeLessThanOrEqual(40)
      expect(petName).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
    }),
  )
})
