import { expect, test } from 'vitest'
import { closingLine, playwrightTally, vitestTally, withRunner } from './tally.ts'

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const playwright = { errors: [], stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } }

test('a test file that cannot be read is a failure, though none of its tests failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ]
  expect(vitestTally({ ...vitest, testResults })).toEqual({ passed: 5, failed: 2, skipped: 0 })
})

test('a journey that passes only at the second attempt is a failure', () => {
  expect(playwrightTally({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }).failed).toBe(1)
})

test('a runner that dies is a failure even when every test it reported passed', () => {
  expect(withRunner(false, playwrightTally(playwright)).failed).toBe(1)
  expect(withRunner(false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that ran nothing has not passed', () => {
  expect(withRunner(true).failed).toBe(1)
})

test('the failures a runner reports are not counted once more for its exit code', () => {
  expect(withRunner(false, vitestTally(vitest)).failed).toBe(1)
})

test('the closing line adds everything up, and mentions skipped tests only if there are any', () => {
  const checks = { passed: 2, failed: 0, skipped: 0 }
  expect(closingLine([checks, vitestTally(vitest)])).toBe('7 passed, 1 failed')
  expect(closingLine([checks, { ...checks, skipped: 4 }])).toBe('4 passed, 0 failed, 4 skipped')
})
