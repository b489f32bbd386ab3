import { expect, test } from 'vitest'
import { renewalAfter } from './lease.ts'

const now = Date.parse('2026-11-17T12:00:00Z')

test.for([
  ['2026-11-17T12:05:00Z', 240_000],
  ['2026-11-17T12:01:00Z', 48_000],
  ['2026-11-17T14:00:00Z', 5_760_000],
  ['2026-11-17T11:59:00Z', 5000],
  [undefined, 5000],
] as const)('a document held until %s is claimed again after %i ms', ([until, ms]) => {
  expect(renewalAfter(until, now)).toBe(ms)
})
