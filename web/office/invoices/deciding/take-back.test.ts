import { expect, test, vi } from 'vitest'
import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { apiFailure } from '#web/platform/api-failure.ts'
import { takeBackBy, undoableUntil } from './take-back.ts'

const now = '2026-11-17T12:00:00Z'
const made = (is_mine: boolean, takes_effect_at: string | null) =>
  ({ decision: { is_mine, takes_effect_at } }) as Pick<OfficeInvoice, 'decision'>
const nothingMade = { decision: null }
const fails = (status: number) => async () => {
  throw apiFailure(status, {})
}

test('a decision whose answer was lost is undone all the same', async () => {
  const look = vi.fn<() => Promise<typeof nothingMade>>()
  expect(await takeBackBy({ undo: async () => ({ version: 3 }), look })).toBe('undone')
  expect(look).not.toHaveBeenCalled()
})

test('one that never arrived leaves nothing to undo, one that has taken effect is too late', async () => {
  expect(await takeBackBy({ undo: fails(404), look: fails(0) })).toBe('nothing')
  expect(await takeBackBy({ undo: fails(409), look: async () => nothingMade })).toBe('nothing')
  expect(await takeBackBy({ undo: fails(409), look: async () => made(false, null) })).toBe('nothing')
  expect(await takeBackBy({ undo: fails(409), look: async () => made(true, null) })).toBe('late')
})

test('what cannot be asked for is not believed to be undone', async () => {
  expect(await takeBackBy({ undo: fails(0), look: fails(0) })).toBe('unreachable')
  expect(await takeBackBy({ undo: fails(500), look: fails(0) })).toBe('unreachable')
  expect(await takeBackBy({ undo: fails(409), look: fails(0) })).toBe('unreachable')
})

test('one’s own decision can be undone from its document until it takes effect', () => {
  vi.useFakeTimers({ now: Date.parse(now) })
  expect(undoableUntil(made(true, '2026-11-17T12:00:08Z'))).toBe(Date.parse(now) + 8000)
  expect(undoableUntil(made(true, now))).toBeUndefined()
  expect(undoableUntil(made(true, null))).toBeUndefined()
  expect(undoableUntil(made(false, '2026-11-17T12:00:08Z'))).toBeUndefined()
  expect(undoableUntil(nothingMade)).toBeUndefined()
  vi.useRealTimers()
})
