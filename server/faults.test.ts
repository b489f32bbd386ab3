import { test } from 'vitest'
import { expectWholeAfter } from './testing/faults/expect-whole.ts'
import { faults } from './testing/faults/list.ts'

// A server of their own is needed where it is lost for good, or has a disk of its own; they have files of their own,
// because they wait more than they work.
const alone = ['disk-full', 'failover']
const together = faults.filter(({ name }) => !alone.includes(name))

test(
  `nothing is lost or doubled, and it goes on by itself: ${together.map(({ name }) => name).join(', ')}`,
  { timeout: 240_000 },
  ({ skip }) => expectWholeAfter(together, skip),
)
