import { test } from 'vitest'
import { expectWholeAfter } from './testing/faults/expect-whole.ts'
import { faults } from './testing/faults/list.ts'

const run = faults.filter(({ name }) => name === 'disk-full')

test('nothing is lost or doubled, and it goes on by itself: disk-full', { timeout: 240_000 }, ({ skip }) =>
  expectWholeAfter(run, skip),
)
