import type { Challenge } from '#contract/challenges.ts'
import { daysBetween, programmeDay } from '#domain/business-days.ts'

type RunningTime = {
  readonly state: 'coming' | 'running' | 'ended'
  /** A challenge runs until just before it closes. */
  readonly lastMoment: Date
  /** Zero on the last day. */
  readonly daysLeft: number
}

export function runningTimeOf(
  { opens_at, closes_at }: Pick<Challenge, 'opens_at' | 'closes_at'>,
  now: number,
): RunningTime {
  const closes = Date.parse(closes_at)
  const lastMoment = new Date(closes - 1)
  const daysLeft = daysBetween(programmeDay(now), programmeDay(lastMoment.getTime()))
  if (now >= closes) return { state: 'ended', lastMoment, daysLeft }
  return { state: now < Date.parse(opens_at) ? 'coming' : 'running', lastMoment, daysLeft }
}
