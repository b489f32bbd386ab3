import { expect, test } from 'vitest'
import { faults } from './testing/faults/list.ts'
import { runFaults } from './testing/faults/run.ts'

// A server of their own is needed where it is lost for good, or has a disk of its own.
const alone = ['disk-full', 'failover']
const together = faults.filter(({ name }) => !alone.includes(name))
const runs = [together, ...faults.filter(({ name }) => alone.includes(name)).map((fault) => [fault])]

test.for(runs.map((run) => [run.map(({ name }) => name).join(', '), run] as const))(
  'nothing is lost or doubled, and it goes on by itself: %s',
  { timeout: 240_000 },
  async ([, run], { skip }) => {
    for (const { hindrance } of run) {
      const reason = await hindrance?.()
      if (reason) skip(reason)
    }
    const outcome = await runFaults(run, { beforeMs: 500, forMs: 1500, afterMs: 500 })
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, faults: [] })
    expect(outcome.operations).toBeGreaterThan(20)
    expect(outcome.recoverySeconds).toBeLessThan(15)
  },
)
