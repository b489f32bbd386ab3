import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { daysOf, reachedIn } from './replay-result.ts'

const empty = { ...emptyDraft, language: 'pt-BR' } as const

test('it is result over as many days as it is to run, ninety at most', () => {
  expect(daysOf({ ...empty, opens: '2026-11-16', closes: '2026-12-15' })).toBe(30)
  expect(daysOf({ ...empty, opens: '2026-11-16', closes: '2026-11-16' })).toBe(1)
  expect(daysOf({ ...empty, opens: '2026-01-01', closes: '2026-12-31' })).toBe(90)
  expect(daysOf(empty)).toBe(90)
})

test('who reached one goal and not the next stands between them', () => {
  const others = [
    { target: 50, reached: 7, coins: 35 },
    { target: 100, reached: 4, coins: 20 },
    { target: 200, reached: 1, coins: 5 },
  ]
  expect(reachedIn({ people: 10, others })).toEqual([
    { upTo: 50, count: 3 },
    { upTo: 100, count: 3 },
    { upTo: 200, count: 3 },
    { upTo: undefined, count: 1 },
  ])
})
