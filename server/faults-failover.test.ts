import { test } from 'vitest'
import { expectWholeAfter } from './testing/faults/expect-whole.ts'
import { faults } from './testing/faults/list.ts'

const run = faults.filter(({ name }) => name === 'failover')

test('nothing is lost or doubled, and it goes on by itself: failover', { timeout: 240_000 }, ({ skip }) =>
  expectWholeAfter(run, skip),
)
