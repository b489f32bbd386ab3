import type { Clock } from '#server/platform/clock.ts'

export type TestClock = Clock & {
  set(time: string): void
  advance(duration: Temporal.DurationLike): void
}

export function createTestClock(start = '2026-11-17T14:02:00-03:00'): TestClock {
  let now = Temporal.Instant.from(start)
  return {
    now: () => now,
    set: (time) => {
      now = Temporal.Instant.from(time)
    },
    advance: (duration) => {
      now = now.add(duration)
    },
  }
}
