import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleaned } from './typed-text.ts'

test('a typed line is composed, trimmed and without what no keyboard types', () => {
  expect(cleaned('São Paulo')).toBe('São Paulo')
  expect(cleaned(' Sa\u0303o\u0000 Paulo\n')).toBe('São  Paulo')
  expect(cleaned('Ana\u202eanA')).toBe('Ana anA')
  expect(cleaned('\u00a0Ana\u00a0')).toBe('Ana')
  expect(cleaned('Ana\u0085')).toBe('Ana')
})

test('what is clean stays as it is, whatever it is made of', () => {
  const letters = fc.string({ unit: fc.constantFrom(...' !~¡­ſéAz\u0000\u0085\u0301\u00a0\u0180\u2028😀') })
  fc.assert(
    fc.property(letters, (text) => {
      const once = cleaned(text)
      expect(cleaned(once)).toBe(once)
      expect(once).toBe(once.normalize('NFC').trim())
      expect(once).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u)
    }),
  )
})
