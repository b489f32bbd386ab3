import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRecommendationCode, shownCode, typedCode } from './recommendation-code.ts'

const signs = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ']
const sign = fc.constantFrom(...signs)
const sevenSigns = fc.array(sign, { minLength: 7, maxLength: 7 }).map((drawn) => drawn.join(''))

/** The one that checks, found by trying. */
function codeFrom(seven: string): string {
  const [code, ...others] = signs.map((last) => seven + last).filter(isRecommendationCode)
  if (code === undefined || others.length > 0) throw new Error(`${seven} has no single check sign`)
  return code
}

test('seven signs have exactly one that checks them', () => {
  fc.assert(fc.property(sevenSigns, (seven) => codeFrom(seven).startsWith(seven)))
})

test('one wrong sign is always noticed', () => {
  fc.assert(
    fc.property(sevenSigns, fc.nat(7), sign, (seven, place, other) => {
      const code = codeFrom(seven)
      fc.pre(code[place] !== other)
      expect(isRecommendationCode(code.slice(0, place) + other + code.slice(place + 1))).toBe(false)
    }),
  )
})

test('two signs in the wrong order are always noticed', () => {
  fc.assert(
    fc.property(sevenSigns, fc.nat(6), (seven, place) => {
      const [...places] = codeFrom(seven)
      const [one = '', other = ''] = places.splice(place, 2)
      fc.pre(one !== other)
      places.splice(place, 0, other, one)
      expect(isRecommendationCode(places.join(''))).toBe(false)
    }),
  )
})

test('signs that are misread are in no code, and neither are too few or too many', () => {
  const code = codeFrom('2345678')
  for (const misread of ['0', 'O', '1', 'I', 'L'])
    expect(isRecommendationCode(misread + code.slice(1))).toBe(false)
  for (const wrong of ['', code.slice(1), `${code}2`]) expect(isRecommendationCode(wrong)).toBe(false)
})

test('a code is typed as it is shown, spoken or copied', () => {
  const code = codeFrom('ABCDEFG')
  for (const typed of [shownCode(code), ` ${code.toLowerCase()} `, `${code.slice(0, 4)} – ${code.slice(4)}`])
    expect(typedCode(typed)).toBe(code)
})
