import { expect, test } from 'vitest'
import { periodBefore } from './period-before.ts'

test('the period before has as many days and ends the day before', () => {
  expect(periodBefore({ from: '2026-11-11', to: '2026-11-17' })).toEqual({
    from: '2026-11-04',
    to: '2026-11-10',
  })
  expect(periodBefore({ from: '2028-03-01', to: '2028-03-01' })).toEqual({
    from: '2028-02-29',
    to: '2028-02-29',
  })
})
