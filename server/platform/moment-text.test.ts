import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

test('a moment is written as Temporal writes it, whatever its day and its fraction', () => {
  const [first, last] = [-(10n ** 20n), 10n ** 20n]
  const nanoseconds = fc.oneof(
    fc.bigInt(first, last),
    fc.bigInt(-(10n ** 12n), 10n ** 12n),
    fc.bigInt(0n, 4n * 10n ** 9n).map((seconds) => seconds * 10n ** 9n),
    fc.bigInt(0n, 4n * 10n ** 15n).map((microseconds) => microseconds * 1000n),
  )
  fc.assert(
    fc.property(nanoseconds, (each) => {
      const moment = Temporal.Instant.fromEpochNanoseconds(each)
      expect(momentText(moment)).toBe(String(moment))
    }),
    { numRuns: 5000 },
  )
})
