import { expect, test } from 'vitest'
import type { Region } from '#contract/invoices-reading.ts'
import { doubtedFigures, figureOf, inReadingOrder, regionsOf } from './figures.ts'

const region = (of: Region['of'], left: number, top: number, more: Partial<Region> = {}): Region => ({
  of,
  box: [left, top, 0.1, 0.02],
  ...more,
})

test('a code and a key are one figure, and each row has its own', () => {
  const figures = [region('code', 0, 0), region('key', 0, 0), region('row_value', 0, 0, { row: 3 })]
  expect(figures.map(figureOf)).toEqual(['key', 'key', 'row_value 3'])
})

test('a value that was not found alone is where its row is', () => {
  const row = region('row', 0, 0.2, { row: 0 })
  const value = region('row_value', 0.8, 0.2, { row: 1 })
  expect(regionsOf('row_value 0', [row, value])).toEqual([row])
  expect(regionsOf('row 1', [row, value])).toEqual([value])
  expect(regionsOf('total', [row, value])).toEqual([])
})

test('places are gone through as one reads: page, line, and along the line even where the photo is tilted', () => {
  const total = region('total', 0.8, 0.1, { page: 1 })
  const number = region('number', 0.5, 0.05)
  const first = region('row', 0.1, 0.3, { row: 0 })
  const firstValue = region('row_value', 0.8, 0.28, { row: 0 })
  const second = region('row', 0.1, 0.32, { row: 1 })
  const secondValue = region('row_value', 0.8, 0.295, { row: 1 })
  const mixed = [total, secondValue, second, firstValue, first, number]
  expect(inReadingOrder(mixed)).toEqual([number, first, firstValue, second, secondValue, total])
})

test('what does not fit is doubted where it stands on the paper', () => {
  const findings = [
    { code: 'total_differs', facts: {} },
    { code: 'look_alike', facts: {} },
  ] as const
  expect([...doubtedFigures({ findings: [...findings] })]).toEqual(['total'])
})
