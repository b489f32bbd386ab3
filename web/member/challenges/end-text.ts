import type { Challenge } from '#contract/challenges.ts'
import { useFormat } from '#web/platform/format.ts'
import { runningTimeOf } from './running-time.ts'
import { useChallengeWords } from './words.ts'

export function useEndText(challenge: Pick<Challenge, 'opens_at' | 'closes_at'>): string {
  const { challenges } = useChallengeWords()
  const { weekday, date, time } = useFormat()
  if (!challenge.closes_at) return ''
  const { state, lastMoment, daysLeft } = runningTimeOf(challenge, Date.now())
  if (state === 'ended') return challenges.endedOn(date(lastMoment))
  if (state === 'coming') return challenges.startsOn(weekday(challenge.opens_at))
  if (daysLeft === 0) return challenges.endsToday(time(lastMoment))
  return daysLeft === 1 ? challenges.endsTomorrow : challenges.endsOn(weekday(lastMoment))
}
