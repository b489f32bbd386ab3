import { Maskito } from '@maskito/core'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromAmount, toAmount } from './amount.ts'
import { createCurrencyMask } from './currency-mask.ts'
import { masked } from './masks.ts'

beforeEach(() => vi.stubGlobal('InputEvent', Event))
afterEach(() => vi.unstubAllGlobals())

/** What a field shows in the end, and sends, when these keys are pressed in it one by one; `<` is Backspace. */
function typed(keys: string): string {
  const field = createField()
  const { options } = createCurrencyMask()
  // The plugins watch the caret and the focus of a real page.
  const mask = new Maskito(field as unknown as HTMLInputElement, { ...options, plugins: [] })
  for (const key of keys) field.press(key)
  mask.destroy()
  return toAmount(field.value)
}

/** As much of a text field as the mask asks for. */
function createField() {
  const events = new EventTarget()
  return Object.assign(events, {
    nodeName: 'INPUT',
    value: '',
    maxLength: -1,
    selectionStart: 0,
    selectionEnd: 0,
    matches: () => true,
    setSelectionRange(start: number, end: number) {
      this.selectionStart = start
      this.selectionEnd = end
    },
    press(key: string) {
      const inputType = key === '<' ? 'deleteContentBackward' : 'insertText'
      const facts = { inputType, data: key === '<' ? null : key }
      const isAllowed = events.dispatchEvent(
        Object.assign(new Event('beforeinput', { cancelable: true }), facts),
      )
      if (!isAllowed) return
      const start = key === '<' ? Math.max(0, this.selectionStart - 1) : this.selectionStart
      this.value = this.value.slice(0, start) + (facts.data ?? '') + this.value.slice(this.selectionEnd)
      this.setSelectionRange(start + (facts.data ?? '').length, start + (facts.data ?? '').length)
      events.dispatchEvent(Object.assign(new Event('input'), facts))
    },
  })
}

const reais = fc.integer({ min: 0, max: 9_999_999 })
const cents = fc.integer({ min: 0, max: 99 }).map((count) => String(count).padStart(2, '0'))
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

test('an amount as Brazil writes it, key by key, is that amount', () => {
  fc.assert(
    fc.property(reais, cents, fc.constantFrom('', 'R$', 'R$ '), (whole, rest, sign) => {
      const amount = `${whole}.${rest}`
      expect(typed(`${sign}${grouped(whole)},${rest}`)).toBe(amount)
      expect(typed(`${sign}${whole},${rest}`)).toBe(amount)
    }),
  )
})

test('without cents, too, and with the dot of a keypad that has no comma', () => {
  fc.assert(
    fc.property(reais, cents, (whole, rest) => {
      expect(typed(grouped(whole))).toBe(`${whole}.00`)
      expect(typed(String(whole))).toBe(`${whole}.00`)
      expect(typed(`${whole}.${rest}`)).toBe(`${whole}.${rest}`)
      expect(typed(`${whole}.${rest[0]}`)).toBe(`${whole}.${rest[0]}0`)
    }),
  )
})

test('a slip that is taken back changes nothing', () => {
  fc.assert(
    fc.property(reais, cents, fc.nat(9), fc.nat(20), (whole, rest, slip, at) => {
      const keys = `${grouped(whole)},${rest}`
      const place = Math.min(at, grouped(whole).length)
      // Nothing has a place after the seventh digit, so nothing would be taken back there.
      fc.pre(String(whole).length < 7 && !(place > 0 && whole === 0))
      expect(typed(`${keys.slice(0, place)}${slip || 1}<${keys.slice(place)}`)).toBe(`${whole}.${rest}`)
    }),
  )
})

test('an amount of thousands as it is written in English is that amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 999_999 }), cents, (whole, rest) => {
      expect(typed(`${grouped(whole).replace('.', ',')}.${rest}`)).toBe(`${whole}.${rest}`)
    }),
  )
})

test('an amount that is filled in whole is that amount, however it is written', () => {
  fc.assert(
    fc.property(reais, cents, (whole, rest) => {
      const amount = `${whole}.${rest}`
      const english = grouped(whole).replaceAll('.', ',')
      for (const text of [fromAmount(amount), amount, `${whole},${rest}`, `${english}.${rest}`])
        expect(toAmount(masked(createCurrencyMask(), text))).toBe(amount)
    }),
  )
})
