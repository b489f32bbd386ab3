import { expect } from 'vitest'
import type { Fault } from './list.ts'
import { runFaults } from './run.ts'

/** Nothing is lost or doubled by these faults, and it goes on by itself. */
export async function expectWholeAfter(run: readonly Fault[], skip: (reason: string) => void) {
  for (const { hindrance } of run) {
    const reason = await hindrance?.()
    if (reason) skip(reason)
  }
  const outcome = await runFaults(run, { beforeMs: 500, forMs: 1500, afterMs: 500 })
  expect(outcome).toMatchObject({ lost: 0, doubled: 0, faults: [] })
  expect(outcome.operations).toBeGreaterThan(20)
  expect(outcome.recoverySeconds).toBeLessThan(15)
}
