import { expect, test } from 'vitest'
import { isEnding, stepsOf } from './path-steps.ts'

const sent = { created_at: '2026-11-01T12:00:00Z', opened_at: null, purchases: [], runs_out_on: null }
const purchase = {
  bought_on: '2026-11-05',
  city: 'Goiânia',
  state: 'Goiás',
  coins: 100,
  is_capped: false,
  is_reversed: false,
}
const today = '2026-11-17'
const states = (path: Parameters<typeof stepsOf>[0]) => stepsOf(path, today).map(({ state }) => state)

test('a recommendation goes from one step to the next', () => {
  expect(states(sent)).toEqual(['done', 'coming', 'coming', 'coming', 'coming'])
  const opened = { ...sent, opened_at: '2026-11-02T12:00:00Z' }
  expect(states(opened)).toEqual(['done', 'done', 'coming', 'coming', 'coming'])
  const bought = { ...opened, purchases: [purchase], runs_out_on: '2026-12-05' }
  expect(states(bought)).toEqual(['done', 'done', 'done', 'coming', 'coming'])
  expect(states({ ...bought, runs_out_on: '2026-11-20' })).toEqual(['done', 'done', 'done', 'now', 'coming'])
  const again = { ...bought, purchases: [{ ...purchase, bought_on: '2026-11-16' }, purchase] }
  expect(states(again)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(stepsOf(again, today).map(({ at }) => at)).toEqual([
    sent.created_at,
    opened.opened_at,
    '2026-11-05',
    null,
    '2026-11-16',
  ])
})

test('who bought without opening has skipped that, and what was undone was not bought', () => {
  expect(states({ ...sent, purchases: [purchase] })).toEqual(['done', 'skipped', 'done', 'coming', 'coming'])
  const undone = { ...sent, purchases: [{ ...purchase, is_reversed: true }] }
  expect(states(undone)).toEqual(['done', 'coming', 'coming', 'coming', 'coming'])
})

test('a bag is ending from a week before until thirty days after', () => {
  const ends = (runs_out_on: string | null) => isEnding({ runs_out_on }, today)
  expect(['2026-11-24', '2026-11-17', '2026-10-18'].map(ends)).toEqual([true, true, true])
  expect(['2026-11-25', '2026-10-17', null].map(ends)).toEqual([false, false, false])
})
