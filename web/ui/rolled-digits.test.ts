import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rolledDigits } from './rolled-digits.ts'

const written = new Intl.NumberFormat('pt-BR')

test('a figure that grows rolls upwards, one that shrinks downwards', () => {
  expect(rolledDigits('3.258', '3.261', true)).toEqual([
    ['3'],
    ['.'],
    ['2'],
    ['5', '6'],
    ['8', '9', '0', '1'],
  ])
  expect(rolledDigits('3.250', '350', false)).toEqual([
    ['2', '1', '0', '9', '8', '7', '6', '5', '4', '3'],
    ['5'],
    ['0'],
  ])
})

test('a place that had no digit before is there at once', () => {
  expect(rolledDigits('90', '1.012', true)).toEqual([['1'], ['.'], ['0'], ['9', '0', '1'], ['0', '1', '2']])
})

test('whatever the figures, what is seen begins with the old one and ends with the new one', () => {
  const amount = fc.nat({ max: 9_999_999 })
  fc.assert(
    fc.property(amount, amount, (before, after) => {
      const [from, to] = [written.format(before), written.format(after)]
      const places = rolledDigits(from, to, after > before)
      expect(places.map((passed) => passed.at(-1)).join('')).toBe(to)
      const old = from.replaceAll('.', '')
      const begun = places.map(([first = '']) => first).filter((first) => first !== '.')
      expect(begun.slice(-old.length).join('')).toBe(old.slice(-begun.length))
      for (const passed of places) expect(passed.length).toBeLessThanOrEqual(10)
    }),
  )
})
